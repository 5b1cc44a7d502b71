/** Which page an address shows. A page is a component in `pages/`, fetched when it is first needed. */
import type { Component } from 'svelte';
import { need } from './words/words.svelte';

export type Params = Record<string, string>;
export type Page = Component<{ params: Params }>;

/** Address patterns and the file in `pages/` that draws them; the first match is used. */
const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ['/', 'home'],
  ['/games', 'games/games'],
  ['/leaderboards', 'players/leaderboards'],
  ['/leaderboards/:rules', 'players/leaderboards'],
  ['/players/:player', 'players/player'],
  ['/account', 'players/account'],
  ['/people', 'players/people'],
  ['/admin', 'players/admin'],
  ['/learn', 'study/learn'],
  ['/learn/:lesson', 'study/learn'],
  ['/t/:room', 'games/table'],
  ['/replay/:room', 'games/replay'],
  ['/review/:room', 'study/review'],
  ['/puzzles', 'study/puzzles'],
  ['/puzzles/:puzzle', 'study/puzzles'],
  ['/bench', 'study/analysis'],
  ['/rules', 'study/rules'],
  ['/rules/:key', 'study/rules'],
  ['/strategy', 'study/strategy'],
  ['/tournaments', 'tournaments/tournaments'],
  ['/tournaments/new', 'tournaments/new'],
  ['/tournaments/people', 'federation/register'],
  ['/seasons', 'federation/seasons'],
  ['/seasons/:id', 'federation/season'],
  ['/seasons/:id/edit', 'federation/season-edit'],
  ['/tournaments/:id/desk', 'tournaments/desk'],
  ['/tournaments/:id', 'tournaments/tournament'],
  ['/tournaments/:id/board', 'tournaments/board'],
  ['/tournaments/:id/register', 'tournaments/register'],
  ['/tournaments/:id/me', 'tournaments/me'],
  ['/tournaments/:id/table/:n', 'tournaments/table'],
  ['/d/:code', 'tournaments/join'],
];

/** The files of words that a page needs besides those that are always loaded. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  home: ['narration', 'home'],
  'players/account': ['account'],
  'games/games': ['narration', 'games', 'player', 'people'],
  'players/player': ['narration', 'player', 'games', 'people', 'puzzles', 'reports'],
  'players/people': ['people'],
  'players/admin': ['reports'],
  'players/leaderboards': ['leaders'],
  'study/learn': ['learn', 'steps'],
  'games/table': ['narration', 'room', 'score', 'end', 'steps', 'reports'],
  'games/replay': ['narration', 'replay', 'score', 'end', 'room', 'steps'],
  'study/review': ['narration', 'review', 'steps'],
  'study/analysis': ['analysis', 'steps'],
  'study/puzzles': ['puzzles', 'steps'],
  'study/rules': ['rulebook'],
  'study/strategy': ['strategy'],
  'tournaments/tournament': ['hall', 'paper', 'timetable', 'postponed', 'officials', 'event', 'signup'],
  'tournaments/board': ['hall', 'paper', 'timetable', 'postponed', 'event'],
  'tournaments/me': ['hall', 'paper', 'timetable', 'postponed', 'event'],
  'tournaments/table': ['hall', 'paper', 'analysis', 'event', 'postponed'],
  'tournaments/register': ['hall', 'event', 'signup'],
  'tournaments/join': ['hall'],
  'tournaments/tournaments': ['day', 'hall'],
  'tournaments/new': ['day'],
  'federation/register': ['register'],
  'federation/seasons': ['seasons'],
  'federation/season': ['seasons', 'statistics'],
  'federation/season-edit': ['seasons'],
  'tournaments/desk': ['day', 'timetable', 'postponed', 'officials', 'register', 'event', 'signup'],
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

const pages = import.meta.glob<{ default: Page }>(['./pages/**/*.svelte', '!./pages/dev-*.svelte']);
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
