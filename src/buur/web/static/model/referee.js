/**
 * Position in the referee's decision tree, by the answers given so far.
 *
 * The server decides questions and rulings; this module only walks through its tree.
 */

/** @import { Draft, Model, Referee, RefereeNode } from "./types.js" */

/**
 * @typedef {object} Asked
 * @property {RefereeNode} node a question, or the ruling
 * @property {Record<string, string>} answers by topic
 * @property {string[]} said the answers in words
 */

/**
 * The node that some answers lead to; the path ends before an answer that does not exist.
 *
 * @param {Referee} referee
 * @param {string[]} incident the answers in order
 * @returns {Asked}
 */
export function nodeAt({ tree }, incident) {
  /** @type {Asked} */
  const asked = { node: tree, answers: {}, said: [] };
  for (const key of incident) {
    const { topic = "", choices = [] } = asked.node;
    const choice = choices.find((one) => one.key === key);
    if (!choice) break;
    asked.answers[topic] = key;
    asked.said.push(choice.text);
    asked.node = choice.then;
  }
  return asked;
}

/**
 * The key of the ticked choice: the picked one, or else the regulation that is usual at this table.
 *
 * @param {Model} model
 * @param {Referee} referee
 * @param {RefereeNode} node
 * @returns {string}
 */
export function selectedChoice({ view, draft }, { usual }, node) {
  const known = node.topic === "regulation" ? usual[view?.rules.name ?? ""] : "";
  return draft.picked || known || "";
}

/**
 * The draft after an answer.
 *
 * @param {Draft} draft
 * @param {string} key
 * @returns {Draft}
 */
export function answer({ incident = [] }, key) {
  return { incident: [...incident, key], picked: "" };
}

/**
 * The draft without the last answer, which is ticked again.
 *
 * @param {Draft} draft
 * @returns {Draft}
 */
export function undoAnswer({ incident = [] }) {
  return { incident: incident.slice(0, -1), picked: incident.at(-1) ?? "" };
}
