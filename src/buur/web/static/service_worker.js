/**
 * Service worker: a cache of the page for use without a network.
 *
 * The server writes its version and the list of its files above it. An address that names the version
 * or the content is answered from the cache and is never stale. The page itself is requested at each
 * visit, so a new version appears at once. Requests below /api and /ws never pass through here.
 */

/** @typedef {Event & {waitUntil(work: Promise<unknown>): void}} Lasting */
/** @typedef {Lasting & {request: Request, respondWith(answer: Promise<Response>): void}} Fetching */

/**
 * @typedef {object} Scope
 * @property {{version: string, shell: string[]}} buur written by the server
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 * @property {() => Promise<void>} skipWaiting
 * @property {{claim(): Promise<void>}} clients
 */

const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { version, shell } = scope.buur;
const KEPT = `buur-${version}`;

/** Addresses of the page's HTML, which is the same for all. */
const PAGES = /^\/(|(table|game|rules)\/[^/]*|rules|words|me)$/;

/** Timeout in milliseconds, after which the cached page is shown. */
const PATIENCE = 4_000;

scope.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(keep()));
scope.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(tidy()));
scope.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const isPage = PAGES.test(pathname);
  if (request.mode === "navigate" && isPage) event.respondWith(visit(request));
  else if (shell.includes(pathname + search) && !isPage) event.respondWith(kept(request));
});

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(shell);
  await scope.skipWaiting();
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await scope.clients.claim();
}

/**
 * The page from the server; the cached one if the server does not answer.
 *
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function visit(request) {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const fresh = fetch(request);
  const answer = await Promise.race([fresh.catch(() => null), late]);
  if (answer instanceof Response && answer.status < 500) return answer;
  return (await caches.match("/", { cacheName: KEPT })) ?? fresh;
}

/** @param {Request} request @returns {Promise<Response>} */
async function kept(request) {
  return (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);
}
