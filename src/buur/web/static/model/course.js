/**
 * Course: lessons as lists of steps, and the runner that decides which step is shown.
 *
 * A step is shown when its condition holds for the first time, and is learned when the player presses
 * on or, unless it holds up the others, when the condition ends. Steps adapt to whatever is dealt; nothing depends on certain cards.
 */

import { BEGINNER } from "./lesson_beginner.js";
import { FIRST_DEAL } from "./lesson_first_deal.js";
import { isRecord, read, write } from "./settings.js";

/** @import { Course, Model } from "./types.js" */
/** @typedef {Record<string, string|number>} Args arguments of the text, with codes for cards, ranks, suits and seats */

/**
 * @typedef {object} Step
 * @property {string} id its text is `lesson-ID`
 * @property {(model: Model) => boolean} when the condition under which it is shown
 * @property {boolean|((model: Model) => boolean)} [holds] whether the others wait until the player presses on
 * @property {string|((model: Model) => string)} target what it speaks of: "contract", "slate", "hand", "hint",
 *   "led", "winner", "seat-N", "card-CODE", or "dialog", inside which it then stands
 * @property {(model: Model) => Args} [args]
 */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {Step[]} steps the first whose condition holds is shown
 * @property {(model: Model) => boolean} ends
 */

const COURSE = "buur.course";

/** @type {Record<string, Lesson>} */
const LESSONS = Object.fromEntries([FIRST_DEAL, BEGINNER].map((lesson) => [lesson.id, lesson]));

/**
 * @param {import("./settings.js").Store} store
 * @returns {Course} the stored progress
 */
export function loadCourse(store) {
  const found = read(store, COURSE);
  const { lesson, table, done } = isRecord(found) ? found : /** @type {Record<string, unknown>} */ ({});
  const text = (/** @type {unknown} */ one) => (typeof one === "string" ? one : null);
  const learned = Array.isArray(done) ? done.filter((one) => typeof one === "string") : [];
  return { lesson: text(lesson), table: text(table), done: learned, shown: null };
}

/** @param {import("./settings.js").Store} store @param {Course} course */
export function saveCourse(store, { lesson, table, done }) {
  write(store, COURSE, { lesson, table, done });
}

/**
 * The course at the beginning of a lesson, at the table that is opened next.
 *
 * @param {Course} course
 * @param {string} id of the lesson
 * @returns {Course}
 */
export function beginLesson({ done }, id) {
  const steps = LESSONS[id]?.steps.map((step) => step.id) ?? [];
  return { lesson: id, table: null, done: done.filter((one) => one !== id && !steps.includes(one)), shown: null };
}

/**
 * The course without the running lesson, whose steps are not shown again unasked.
 *
 * @param {Course} course
 * @returns {Course}
 */
export function endLesson({ lesson, done }) {
  const id = lesson ?? BEGINNER.id;
  const steps = LESSONS[id]?.steps.map((step) => step.id) ?? [];
  return { lesson: null, table: null, done: [...new Set([...done, ...steps, id])], shown: null };
}

/**
 * The course once the shown step is learned.
 *
 * @param {Course} course
 * @returns {Course}
 */
export function learnShown(course) {
  return course.shown ? { ...course, done: [...course.done, course.shown.id], shown: null } : course;
}

/**
 * The model with the step that is to be shown in its situation.
 *
 * @param {Model} model
 * @returns {Model} the same if nothing changes
 */
export function followCourse(model) {
  const course = courseAfter(model);
  return course === model.course ? model : { ...model, course };
}

/**
 * Follow the course, and store what was learned.
 *
 * @param {Model} model
 * @param {Model} before whose progress is stored
 * @param {import("./settings.js").Store} store
 * @returns {Model}
 */
export function takeLesson(model, before, store) {
  const next = followCourse(model);
  const isStored = (/** @type {"lesson"|"table"|"done"} */ name) => next.course[name] === before.course[name];
  if (!isStored("lesson") || !isStored("table") || !isStored("done")) saveCourse(store, next.course);
  return next;
}

/**
 * @param {Model} model
 * @returns {Course}
 */
function courseAfter(model) {
  const bound = bind(model);
  const lesson = lessonOf({ ...model, course: bound });
  if (!lesson) return bound.shown ? { ...bound, shown: null } : bound;
  if (lesson.ends(model)) return endLesson(bound);
  const shown = bound.shown && lesson.steps.find(({ id }) => id === bound.shown?.id);
  if (shown?.when(model)) return bound;
  // What was to be read before the others go on, and vanished unread, comes again.
  const course = bound.shown?.holds ? { ...bound, shown: null } : learnShown(bound);
  const next = lesson.steps.find((step) => !course.done.includes(step.id) && step.when(model));
  return next ? { ...course, shown: describe(next, model) } : course;
}

/**
 * The lesson belongs to the first table that is opened after its beginning.
 *
 * @param {Model} model
 * @returns {Course}
 */
function bind({ course, route, view }) {
  const starts = course.lesson !== null && course.table === null && route.page === "table" && view !== null;
  return starts ? { ...course, table: route.id } : course;
}

/**
 * The lesson that runs at this table: the one that was begun here, or beginner's mode.
 *
 * @param {Model} model
 * @returns {Lesson|null}
 */
function lessonOf({ course, route, settings, view }) {
  if (route.page !== "table" || !view || view.seat < 0) return null;
  if (course.lesson !== null && course.table === route.id) return LESSONS[course.lesson] ?? null;
  return settings.beginner ? BEGINNER : null;
}

/**
 * What is shown of a step stays the same while it is read.
 *
 * @param {Step} step
 * @param {Model} model
 * @returns {import("./types.js").ShownStep}
 */
function describe({ id, holds = false, target, args }, model) {
  return {
    id,
    holds: typeof holds === "function" ? holds(model) : holds,
    target: typeof target === "function" ? target(model) : target,
    args: args?.(model) ?? {},
  };
}
