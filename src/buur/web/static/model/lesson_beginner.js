/**
 * What beginner's mode explains at any table.
 */

import { bulb, follow, values } from "./lesson_first_deal.js";

/** @type {import("./course.js").Lesson} */
export const BEGINNER = { id: "beginner", steps: [follow, bulb, values], ends: () => false };
