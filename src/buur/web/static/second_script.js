/**
 * Entry module of the second script: dialogs and pages that the first cards do not need.
 */

import { loadExplanation } from "./net/explanations.js";
import { makeTable } from "./net/new_table.js";
import { makeSeriesTable } from "./net/series.js";
import { beginLesson, loadCourse, takeLesson } from "./model/course.js";
import { lessonTable } from "./model/first_visit.js";
import { lessonWords } from "./text/lessons.js";
import { lessonBubble, withLesson } from "./views/lesson.js";
import { stageDialog } from "./views/stage_dialogs.js";
import { helpDialog, logDialog, settingsDialog } from "./views/menu_dialogs.js";
import { claimChips, claimLink } from "./views/false_meld_dialog.js";
import { home } from "./views/home.js";
import { refereeDialog } from "./views/referee_dialog.js";
import { rulesDialog } from "./views/rules_dialog.js";
import { seriesDialog } from "./views/series_dialog.js";
import { wayFields } from "./views/ways.js";

export const secondScript = {
  stageDialog,
  claimChips,
  claimLink,
  home,
  helpDialog,
  beginLesson,
  lessonBubble,
  lessonTable,
  lessonWords,
  loadCourse,
  takeLesson,
  withLesson,
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
