/** Which page an address shows. A page is a component in `pages/`, fetched when it is first needed. */
import type { Component } from 'svelte';
import { need } from './words/words.svelte';

export type Params = Record<string, string>;
export type Page = Component<{ params: Params }>;

/** Address patterns and the file in `pages/` that draws them; the first match is used. */
const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ['/', 'home'],
  ['/games', 'games'],
  ['/leaderboards', 'leaderboards'],
  ['/leaderboards/:rules', 'leaderboards'],
  ['/players/:player', 'player'],
  ['/account', 'account'],
  ['/people', 'people'],
  ['/admin', 'admin'],
  ['/learn', 'learn'],
  ['/learn/:lesson', 'learn'],
  ['/t/:room', 'table'],
  ['/replay/:room', 'replay'],
  ['/review/:room', 'review'],
  ['/puzzles', 'puzzles'],
  ['/puzzles/:puzzle', 'puzzles'],
  ['/bench', 'analysis'],
  ['/rules', 'rules'],
  ['/rules/:key', 'rules'],
  ['/strategy', 'strategy'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/new', 'new-tournament'],
  ['/tournaments/people', 'register'],
  ['/seasons', 'seasons'],
  ['/seasons/:id', 'season'],
  ['/seasons/:id/edit', 'season-edit'],
  ['/tournaments/:id/desk', 'desk'],
  ['/tournaments/:id', 'tournament'],
  ['/tournaments/:id/board', 'tournament-board'],
  ['/tournaments/:id/register', 'tournament-register'],
  ['/tournaments/:id/me', 'tournament-me'],
  ['/tournaments/:id/table/:n', 'tournament-table'],
  ['/d/:code', 'tournament-join'],
];

/** The files of words that a page needs besides those that are always loaded. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  home: ['narration', 'home'],
  account: ['account'],
  games: ['narration', 'games', 'player', 'people'],
  player: ['narration', 'player', 'games', 'people', 'puzzles', 'reports'],
  people: ['people'],
  admin: ['reports'],
  leaderboards: ['leaders'],
  learn: ['learn', 'steps'],
  table: ['narration', 'room', 'score', 'end', 'steps', 'reports'],
  replay: ['narration', 'replay', 'score', 'end', 'room', 'steps'],
  review: ['narration', 'review', 'steps'],
  analysis: ['analysis', 'steps'],
  puzzles: ['puzzles', 'steps'],
  rules: ['rulebook'],
  strategy: ['strategy'],
  tournament: ['hall', 'paper', 'timetable', 'postponed', 'officials', 'event', 'signup'],
  'tournament-board': ['hall', 'paper', 'timetable', 'postponed', 'event'],
  'tournament-me': ['hall', 'paper', 'timetable', 'postponed', 'event'],
  'tournament-table': ['hall', 'paper', 'analysis', 'event', 'postponed'],
  'tournament-register': ['hall', 'event', 'signup'],
  'tournament-join': ['hall'],
  tournaments: ['day', 'hall'],
  'new-tournament': ['day'],
  register: ['register', 'day'],
  seasons: ['seasons'],
  season: ['seasons', 'statistics'],
  'season-edit': ['seasons'],
  desk: ['day', 'timetable', 'postponed', 'officials', 'register', 'event', 'signup'],
};

const DEVELOPMENT: typeof ROUTES = [['/dev/table', 'dev-table']];

export interface Match {
  page: string;
  params: Params;
}

/** Find the page for a path; `missing` if no pattern matches. */
export function match(path: string, routes = ROUTES): Match {
  const parts = path.replace(/\/+$/, '').split('/');
  for (const [pattern, page] of routes) {
    const wanted = pattern.replace(/\/+$/, '').split('/');
    if (wanted.length !== parts.length) continue;
    const params: Params = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? '';
      if (!want.startsWith(':')) return want === part;
      if (part === '') return false;
      params[want.slice(1)] = decoded(part);
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: 'missing', params: {} };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const pages = import.meta.glob<{ default: Page }>(['./pages/*.svelte', '!./pages/dev-*.svelte']);
const developed = import.meta.env.DEV ? import.meta.glob<{ default: Page }>('./pages/dev-*.svelte') : {};

/** Fetch the page for a path. */
export async function open(path: string): Promise<{ page: Page; params: Params }> {
  const found = match(path, import.meta.env.DEV ? [...ROUTES, ...DEVELOPMENT] : ROUTES);
  const fetch = pages[`./pages/${found.page}.svelte`] ?? developed[`./pages/${found.page}.svelte`];
  const [module] = await Promise.all([
    (fetch ?? pages['./pages/missing.svelte'])?.(),
    need(...(WORDS[found.page] ?? [])),
  ]);
  if (!module) throw new Error(`no page for ${path}`);
  return { page: module.default, params: found.params };
}
