/*
 * Caches the shell of the pages, so that they open without a network and say that they are offline. Answers of
 * the server about people or games are never cached.
 */
const SHELL = 'stolik-shell-2';
/** Puzzles contain nothing personal: fetched ones are cached and can be solved without a network. */
const PUZZLES = 'stolik-puzzles-1';
const PUZZLE = /^\/api\/puzzles(\/|$)/;
const MOST_PUZZLES = 60;
/** Built files have a hash in their names and never change. */
const BUILT = /^\/assets\//;
const FIXED = [
  '/icon.svg',
  '/icon-turn.svg',
  '/icon-192.png',
  '/manifest.webmanifest',
  '/manifest.pl.webmanifest',
  '/manifest.ru.webmanifest',
];
const MOST_FILES = 120;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', ...FIXED]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== SHELL && name !== PUZZLES).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** Files that a page fetched before there was a worker: the page lists them, and most are in the browser's cache. */
self.addEventListener('message', (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep : [];
  const wanted = files.filter((path) => typeof path === 'string' && BUILT.test(path)).slice(0, MOST_FILES);
  event.waitUntil(Promise.all(wanted.map((path) => kept(new Request(path)).catch(() => undefined))));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (BUILT.test(url.pathname) || FIXED.includes(url.pathname)) event.respondWith(kept(request));
  else if (PUZZLE.test(url.pathname)) event.respondWith(puzzles(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
});

/** From the cache, or fetched and cached. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    void tidy(cache);
  }
  return answer;
}

/** The newest page if the server can be reached, otherwise the cached one. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (answer.ok && isPage) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** The server's answer, or the cached one if it cannot be reached. */
async function puzzles(request) {
  const cache = await caches.open(PUZZLES);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request.url, answer.clone());
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PUZZLES)).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (trouble) {
    const found = await cache.match(request.url);
    if (found) return found;
    throw trouble;
  }
}

/** Files of earlier builds are deleted, the oldest first. */
async function tidy(cache) {
  const built = (await cache.keys()).filter((request) => BUILT.test(new URL(request.url).pathname));
  await Promise.all(
    built.slice(0, Math.max(0, built.length - MOST_FILES)).map((request) => cache.delete(request)),
  );
}
