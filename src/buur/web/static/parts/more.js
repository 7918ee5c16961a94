/**
 * What nobody needs to play the first card: a second script brings it while the first cards are
 * looked at.
 */

import { askSeries, makeSeriesTable } from "../line/series.js";
import { ask } from "./asks.js";
import { helpSheet, logSheet, settingsSheet } from "./extra.js";
import { claimChips, claimLink } from "./falsemelds.js";
import { home } from "./home.js";
import { refereeSheet } from "./referee.js";
import { rulesSheet } from "./rulesheet.js";
import { seriesSheet } from "./series.js";
import { wayFields } from "./ways.js";

export const more = {
  ask,
  askSeries,
  claimChips,
  claimLink,
  home,
  helpSheet,
  logSheet,
  makeSeriesTable,
  settingsSheet,
  refereeSheet,
  rulesSheet,
  seriesSheet,
  wayFields,
};
