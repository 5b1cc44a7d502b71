/** What the review page draws: the points of the curve, and what a turning point changed. */
import { baseOf } from '../parts/rules/rules';
import type { ReviewedTurn, ReviewSeen, Ruleset } from '../protocol/types';

/** Whose eyes the chances are told by: the player's own, or with everybody's tiles open. */
export type Eyes = 'known' | 'open';

export interface Point {
  /** The turn, or null for the end of the game. */
  turn: number | null;
  shares: readonly number[];
}

/** The points of the curve: those of one seat's own turns as it could know them, or of all turns. */
export function curveOf(seen: ReviewSeen, eyes: Eyes, seat: number): Point[] {
  const turns = eyes === 'open' ? seen.review.turns : seen.review.turns.filter((turn) => turn.seat === seat);
  const points: Point[] = turns.map((turn) => ({
    turn: turn.turn,
    shares: eyes === 'open' ? turn.open.seats : turn.seats,
  }));
  return seen.end === null ? points : [...points, { turn: null, shares: seen.end }];
}

export interface Swing {
  seat: number;
  before: number;
  after: number;
}

/** So close are changes that count as equal: they were rounded. */
const EQUAL = 0.002;

/** Whose chance a turn changed most, with all tiles open, and how; of equal ones, that of whose turn it was. */
export function swingOf(seen: ReviewSeen, turn: ReviewedTurn): Swing | null {
  const points = curveOf(seen, 'open', 0);
  const at = points.findIndex((point) => point.turn === turn.turn);
  const before = points[at]?.shares ?? [];
  const after = points[at + 1]?.shares;
  if (!after) return null;
  const change = (seat: number) => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));
  const seat = [...before.keys()].reduce(
    (best, i) => (change(i) > change(best) + EQUAL ? i : best),
    turn.seat,
  );
  return { seat, before: before[seat] ?? 0, after: after[seat] ?? 0 };
}

export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The lessons that explain a turn; each has its words in the review. */
export type Lesson = 'out' | 'opening' | 'clock' | 'wait' | 'keep' | 'free' | 'combine';

/** Whether a turn could have ended the game and did not. The rack and what was laid have orders of their own. */
export const missedTheEnd = (turn: ReviewedTurn): boolean =>
  turn.could_go_out && turn.played < turn.rack.split(' ').length;

/** The lesson about what was missed in a turn; null if nothing was. */
export function lessonOf(turn: ReviewedTurn): Lesson | null {
  if (turn.deed === 'timed_out') return 'clock';
  if (missedTheEnd(turn)) return 'out';
  if (turn.mark === null || turn.better === null) return null;
  if (!turn.opened) return 'opening';
  if (turn.better === '') return 'wait';
  if (turn.better.split(' ').length < turn.played) return 'keep';
  return /\bj\b/.test(turn.table) ? 'free' : 'combine';
}

/** The field of the rules that a lesson is about, where there is one. */
const FIELDS: Partial<Record<Lesson, keyof Ruleset>> = {
  opening: 'opening_points',
  clock: 'timeout',
  wait: 'decline',
  keep: 'decline',
  free: 'joker_reuse',
};

/** Where the rules say what a lesson is about: the clause, on the page of the ruleset. */
export function clauseOf(lesson: Lesson, rules: Ruleset): string | null {
  const [clause] = rules.clauses[FIELDS[lesson] ?? ''] ?? [];
  return clause ? `/rules/${baseOf(rules.key)}?clause=${clause}` : null;
}

/** The analysis of a turn's position as it began. */
export function analysisOf(turn: ReviewedTurn, rules: string): string {
  const query = new URLSearchParams({ ask: 'best', rules, rack: turn.rack });
  if (turn.table) query.set('table', turn.table);
  if (!turn.opened) query.set('opened', 'no');
  return `/bench?${query.toString()}`;
}
