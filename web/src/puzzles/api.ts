/** Puzzles from the server; the service worker keeps what was fetched, for when there is no network. */
import { ask } from '../live/api';
import type {
  AttemptRated,
  PuzzleAttempt,
  PuzzleFigures,
  PuzzleOfDay,
  PuzzleShown,
  PuzzlesShown,
} from '../protocol/types';

const PATH = '/api/puzzles';
const OWN = '/api/me/puzzles';

/** How many are fetched at once: so many are available when the network is lost. */
export const TOGETHER = 20;

export const KINDS = ['go-out', 'lay-most', 'open', 'free-joker', 'place-tile', 'hold-or-play'] as const;
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

export const ownFigures = (): Promise<PuzzleFigures> => ask('GET', OWN);
export const sendRush = (score: number): Promise<PuzzleFigures> => ask('PUT', `${OWN}/rush`, { score });

/** Puzzles near the player's rating that they have not tried. */
export const nextPuzzles = async (count = TOGETHER): Promise<PuzzleShown[]> =>
  (await ask<PuzzlesShown>('GET', `${OWN}/next?count=${count}`)).puzzles;

/** Send an answer: the server judges it, and rates the first one. */
export const sendAttempt = (id: string, attempt: PuzzleAttempt): Promise<AttemptRated> =>
  ask('POST', `${OWN}/${encodeURIComponent(id)}/attempts`, attempt);

/** What an address asks for: a theme, a level, those at the player's level, the day, the rush, or one puzzle by its id. */
export type Asked =
  | { what: 'overview' | 'day' | 'rush' | 'mine' }
  | { what: 'some'; choice: Choice }
  | { what: 'one'; id: string };

export function askedBy(param: string | undefined): Asked {
  if (!param) return { what: 'overview' };
  if (param === 'day' || param === 'rush' || param === 'mine') return { what: param };
  if ((KINDS as readonly string[]).includes(param)) return { what: 'some', choice: { kind: param } };
  const level = /^level-([1-5])$/.exec(param)?.[1];
  if (level) return { what: 'some', choice: { level: Number(level) } };
  return { what: 'one', id: param };
}
