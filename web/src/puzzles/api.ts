/** Puzzles from the server; the service worker keeps what was fetched, for when there is no network. */
import { ask } from '../live/api';
import type { PuzzleOfDay, PuzzleShown, PuzzlesShown } from '../protocol/types';

const PATH = '/api/puzzles';

/** How many are fetched at once: so many are available when the network is lost. */
export const TOGETHER = 20;

export const KINDS = ['go-out', 'lay-most', 'open', 'free-joker', 'place-tile'] as const;
export const LEVELS = [1, 2, 3, 4, 5] as const;

export interface Choice {
  kind?: string;
  level?: number;
}

export const puzzleOfDay = (day: string): Promise<PuzzleOfDay> => ask('GET', `${PATH}/day/${day}`);
export const puzzleById = (id: string): Promise<PuzzleShown> =>
  ask('GET', `${PATH}/${encodeURIComponent(id)}`);

/** Some puzzles; the same seed gives the same ones. */
export async function somePuzzles(
  { kind, level }: Choice,
  seed: string,
  count = TOGETHER,
): Promise<PuzzleShown[]> {
  const query = new URLSearchParams({ count: String(count), seed });
  if (kind) query.set('kind', kind);
  if (level) query.set('level', String(level));
  return (await ask<PuzzlesShown>('GET', `${PATH}?${query}`)).puzzles;
}

/** What an address asks for: a theme, a level, the day, the rush, or one puzzle by its id. */
export type Asked =
  { what: 'overview' | 'day' | 'rush' } | { what: 'some'; choice: Choice } | { what: 'one'; id: string };

export function askedBy(param: string | undefined): Asked {
  if (!param) return { what: 'overview' };
  if (param === 'day' || param === 'rush') return { what: param };
  if ((KINDS as readonly string[]).includes(param)) return { what: 'some', choice: { kind: param } };
  const level = /^level-([1-5])$/.exec(param)?.[1];
  if (level) return { what: 'some', choice: { level: Number(level) } };
  return { what: 'one', id: param };
}
