/** The installed app: what its service worker keeps for times without a connection, and a new version of the pages. */
import { RULESETS } from './parts/rules/rules';
import { KINDS, TOGETHER } from './puzzles/api';
import { dayOf } from './puzzles/progress.svelte';
import type { Language } from './settings.svelte';

const RELOADED = 'stolik.reloaded';
const A_MINUTE = 60_000;

/** Public answers to read ahead: the rules in one language, today's puzzle, and some of every theme. */
export function toRead(language: Language, today: string): string[] {
  const some = `/api/puzzles?count=${TOGETHER}&seed=1`;
  return [
    `/api/rules?language=${language}`,
    `/api/clauses?language=${language}`,
    ...RULESETS.flatMap((key) => [
      `/api/rules/${key}?language=${language}`,
      `/api/rules/${key}/examples?language=${language}`,
    ]),
    `/api/puzzles/day/${today}`,
    ...KINDS.map((kind) => `${some}&kind=${kind}`),
  ];
}

/** Register the worker and tell it what to keep; without offline storage the page still works. */
export async function keepOffline(language: Language): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const keep = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    // A whole hall of phones that opens a tournament at once does not read ahead.
    const isBusy = /^\/(t|d|tournaments)\//.test(location.pathname);
    active?.postMessage({ language, keep, read: isBusy ? [] : toRead(language, dayOf(new Date())) });
  } catch {
    // Private windows and plain http have no workers.
  }
}

/** A page of an earlier build asks for files that a new server no longer has: load the new page, once a minute at most. */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < A_MINUTE) return;
    // If the server cannot be reached there is nothing newer to load.
    void fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok) return;
        sessionStorage.setItem(RELOADED, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  });
}
