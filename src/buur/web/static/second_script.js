/**
 * Entry module of the second script: dialogs and pages that the first cards do not need.
 */

import { loadExplanation } from "./net/explanations.js";
import { makeTable } from "./net/new_table.js";
import { makeSeriesTable } from "./net/series.js";
import { stageDialog } from "./views/stage_dialogs.js";
import { helpDialog, logDialog, settingsDialog } from "./views/menu_dialogs.js";
import { claimLink } from "./views/false_meld_dialog.js";
import { home } from "./views/home.js";
import { refereeDialog } from "./views/referee_dialog.js";
import { rulesDialog } from "./views/rules_dialog.js";
import { seriesDialog } from "./views/series_dialog.js";
import { tableChips } from "./views/table_chips.js";
import { wayFields } from "./views/ways.js";

export const secondScript = {
  stageDialog,
  tableChips,
  claimLink,
  home,
  helpDialog,
  loadExplanation,
  logDialog,
  makeSeriesTable,
  makeTable,
  settingsDialog,
  refereeDialog,
  rulesDialog,
  seriesDialog,
  wayFields,
};
