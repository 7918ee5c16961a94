/**
 * What nobody needs to play the first card: a second script brings it while the first cards are
 * looked at.
 */

import { ask } from "./asks.js";
import { helpSheet, logSheet, settingsSheet } from "./extra.js";
import { home } from "./home.js";
import { refereeSheet } from "./referee.js";
import { rulesSheet } from "./rulesheet.js";

export const more = { ask, home, helpSheet, logSheet, settingsSheet, refereeSheet, rulesSheet };
