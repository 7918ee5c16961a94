/**
 * Log entries from events alone, and those that stand after acts were taken back.
 */

/** @import { GameEvent, LogEntry, View } from "./types.js" */

/**
 * The entry of an event without what the views before and after it tell.
 *
 * @param {number} v
 * @param {View} view
 * @param {GameEvent} event
 * @returns {LogEntry}
 */
export function logEntry(v, view, event) {
  return { v, deal: view.deal, event, said: event.said ?? [], melds: [], trick: null };
}

/**
 * The entries of a log that stand, with the marks of what was taken back.
 *
 * @param {LogEntry[]} log
 * @returns {LogEntry[]}
 */
export function withoutTakenBack(log) {
  return log.reduce((/** @type {LogEntry[]} */ kept, entry) => {
    const to = entry.event.e === "taken-back" ? Number(entry.event.to) : Infinity;
    return [...kept.filter(({ v }) => v <= to), entry];
  }, []);
}
