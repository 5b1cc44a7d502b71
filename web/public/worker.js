/*
 * The installed app: its pages open without a connection, with the rules, the lessons and the puzzles. Answers of
 * the server about people or games are never cached.
 *
 * A new build is a new worker. It caches all its files first and its page last, so that the cached page always has
 * its files; until then the old page with the old files stays.
 */
/** The built files, by language; the build writes them here. */
const FILES = { all: [], en: [], pl: [], ru: [] };
const SHELL = 'stolik-shell-3';
/** Rules and puzzles contain nothing personal: fetched ones are cached. */
const PUZZLES = 'stolik-puzzles-1';
const RULES = 'stolik-rules-1';
const READ = [
  { path: /^\/api\/puzzles(\/|$)/, cache: PUZZLES, most: 60 },
  { path: /^\/api\/(rules|clauses)(\/|$)/, cache: RULES, most: 60 },
];
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
/** Built files of pages that were visited, of this build and of earlier ones that may still be open somewhere. */
const MOST_FILES = 240;
const NEEDED = new Set(Object.values(FILES).flat());

self.addEventListener('install', (event) => {
  // No skipWaiting: open pages keep the worker they began with, which serves the new page and its files as well.
  event.waitUntil(install());
});

async function install() {
  const cache = await caches.open(SHELL);
  // The words of a language are cached when a page asks for them.
  await Promise.all([...FILES.all, ...FIXED].map((path) => add(cache, path)));
  const page = await fetch('/', { cache: 'no-cache' });
  const files = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  // The server may have been updated meanwhile: then the next worker brings page and files together.
  if (!page.ok || !files.every((path) => NEEDED.has(path))) throw new Error('another build');
  await cache.put('/', page);
}

async function add(cache, path) {
  if (BUILT.test(path) && (await cache.match(path))) return;
  const answer = await fetch(path, BUILT.test(path) ? {} : { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

self.addEventListener('activate', (event) => {
  const ours = [SHELL, PUZZLES, RULES];
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

/** A page says its language, what it fetched before there was a worker, and what to read ahead. */
self.addEventListener('message', (event) => {
  const { language, keep, read } = event.data ?? {};
  const paths = (given) => (Array.isArray(given) ? given.filter((path) => typeof path === 'string') : []);
  const files = [...(FILES[language] ?? []), ...paths(keep).filter((path) => BUILT.test(path))];
  const wanted = paths(read).filter((path) => READ.some((each) => each.path.test(path.split('?')[0])));
  event.waitUntil(
    Promise.all([
      ...files.slice(0, MOST_FILES).map((path) => kept(new Request(path)).catch(() => undefined)),
      readAhead(wanted.slice(0, 60)),
    ]),
  );
});

/** A press on an alert leads to its table: to the page that shows it, or to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.address ?? '/'));
});

async function show(address) {
  const { href } = new URL(address, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === href) ?? null;
  await (open ? open.focus() : self.clients.openWindow(href));
}

/** One after the other: nobody waits for them. */
async function readAhead(paths) {
  for (const path of paths) {
    const { cache } = READ.find((each) => each.path.test(path.split('?')[0]));
    if (await (await caches.open(cache)).match(path, { ignoreVary: true })) continue;
    await newest(new Request(path)).catch(() => undefined);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (BUILT.test(url.pathname) || FIXED.includes(url.pathname)) event.respondWith(kept(request));
  else if (READ.some(({ path }) => path.test(url.pathname))) event.respondWith(newest(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request));
});

/** From the cache, or fetched and cached. */
async function kept(request) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    void tidy(cache);
  }
  return answer;
}

/** The newest page if the server can be reached, otherwise the cached one, which has all its files. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(SHELL);
    return (await cache.match('/', { ignoreVary: true })) ?? Response.error();
  }
}

/** The server's answer, or the cached one if it cannot be reached. */
async function newest(request) {
  const path = new URL(request.url).pathname;
  const { cache: name, most } = READ.find((each) => each.path.test(path));
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request.url, answer.clone());
      const all = await cache.keys();
      await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
    }
    return answer;
  } catch (trouble) {
    const found = await cache.match(request.url, { ignoreVary: true });
    if (found) return found;
    throw trouble;
  }
}

/** Files of earlier builds are deleted, the oldest first; those this build needs stay. */
async function tidy(cache) {
  const built = (await cache.keys()).filter((request) => {
    const { pathname } = new URL(request.url);
    return BUILT.test(pathname) && !NEEDED.has(pathname);
  });
  await Promise.all(
    built.slice(0, Math.max(0, built.length - MOST_FILES)).map((request) => cache.delete(request)),
  );
}
