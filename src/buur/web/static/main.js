/**
 * Entry module of the first script: event listeners, start of the session, offline cache.
 */

import { actions, app, awaitPage, draw, loadSecondScript, playback, root, showError, sound, useTexts } from "./app.js";
import { decks, loadTexts, setSettings } from "./actions.js";
import { loadPage, loadRules, receiveEarly, route } from "./session.js";
import { painted } from "./browser/clock.js";
import { applySettings, followContrast, loadDeck } from "./browser/document.js";
import { ApiError } from "./net/api.js";
import { saveCookie } from "./net/cache.js";
import { prepareOffline } from "./net/offline.js";
import { SETTINGS, loadSettings } from "./model/settings.js";

/**
 * Apply settings that another window of this device has changed.
 *
 * @param {StorageEvent} event
 */
function onStorage({ key }) {
  if (key === SETTINGS) void setSettings(loadSettings(localStorage, navigator.languages), false).catch(showError);
}

/** @param {MouseEvent} event */
function onClick({ target }) {
  const card = target instanceof Element && target.closest(".hand button.card");
  if (!card && app.model.raised) actions.letGo();
}

/**
 * Handle a key, once the second script is there: it knows them.
 *
 * @param {KeyboardEvent} event
 */
function onKey(event) {
  if (app.secondScript) app.secondScript.keyPressed(app.model, actions, event);
  else if (app.ready) void loadSecondScript().then(({ keyPressed }) => keyPressed(app.model, actions, event), () => {});
}

function onVisibility() {
  if (document.hidden) playback.flush();
  else app.connection?.wake();
  if (app.frame) draw(); // nobody would call for it any more
}

function listen() {
  document.addEventListener("keydown", onKey);
  document.addEventListener("click", onClick);
  document.addEventListener("submit", () => app.frame && draw(), true); // its form knows the last key
  document.addEventListener("visibilitychange", onVisibility);
  for (const kind of ["keydown", "pointerup"]) {
    addEventListener(kind, () => app.model.settings.sound !== "off" && sound.wake());
  }
  addEventListener("storage", onStorage);
  addEventListener("popstate", route);
  for (const kind of ["online", "offline"]) {
    addEventListener(kind, () => (app.connection ? app.connection.wake() : void loadPage()));
  }
}

async function boot() {
  const { settings } = app.model;
  applySettings(settings);
  followContrast();
  listen();
  // Texts, drawings and the table load in parallel; messages of the table wait for the others.
  const texts = loadTexts(settings.lang);
  const drawings = loadDeck(decks, settings.deck, texts);
  route();
  await useTexts((await Promise.all([texts, drawings]))[0]);
  if (!app.connection) await loadSecondScript().catch(() => {}); // `loadPage` tries again
  app.ready = true;
  awaitPage();
  receiveEarly();
  draw();
  const isThere = () => !app.connection || app.model.conn === "refused" || root.querySelector("main.table") || app.model.view?.phase === "open";
  while (!isThere()) await painted(); // the table comes first
  await painted();
  if (app.connection) await loadRules().catch(() => {}); // a table is played without them
  prepareOffline(() => saveCookie(app.model.settings));
}

boot().catch((error) => {
  root.textContent = error instanceof ApiError ? "Buur: " + error.message : String(error);
  throw error;
});
