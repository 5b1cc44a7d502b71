/** A puzzle as the table wants to see a game, and what is answered to a play. */
import type { PuzzleShown } from '../protocol/types';
import { HIDDEN, kindOf, parseRack, parseTable } from '../table/tiles/tiles';
import type { GameView } from '../table/view';

/** All tiles of a bag: those neither on the table nor on the rack are out of play. */
const BAG = 106;

/** `table` is the current table, if tiles were already laid. */
export function puzzleView(puzzle: PuzzleShown, table: string | null, over: boolean): GameView {
  const lying = new Set(parseTable(table ?? puzzle.table).flat());
  const rack = parseRack(puzzle.rack).filter((tile) => !lying.has(tile));
  const others = puzzle.choice?.others ?? [];
  return {
    viewer: { seat: 0, referee: null },
    rules: {
      key: puzzle.rules,
      opening_points: puzzle.threshold,
      turn_seconds: null,
      deal: 'tiles',
      redeal_doublets: null,
      announcement: 'nothing',
      timeout: 'revert',
    },
    seats: 1 + others.length,
    number: 1,
    phase: over ? 'over' : 'turn',
    starter: 0,
    deals: 1,
    kept: [],
    table: table ?? puzzle.table,
    racks: [rack.join(' '), ...others.map(({ tiles }) => Array<string>(tiles).fill(HIDDEN).join(' '))],
    drawn_last: null,
    redeal: null,
    bank_size: puzzle.choice?.bank ?? BAG - lying.size - rack.length,
    // Nobody draws in a puzzle: there are no tiles in the middle, and no stack to choose.
    middle_size: 0,
    stacks: {},
    opened: [puzzle.opened, ...others.map(({ opened }) => opened)],
    announced: [false, ...others.map(() => false)],
    turns: 1,
    turn: over ? null : { seat: 0, deadline: null, has_drawn: false, may_claim_time: false },
    next_seat: 0,
    passes: 0,
    last_turns: null,
    last_turns_because: null,
    calls: [],
    stop: null,
    ending: null,
    score: null,
    seed: null,
  };
}

export type Verdict =
  | { right: true }
  /** `laid` tiles are on the table, and `wanted` could be. */
  | { right: false; why: 'fewer' | 'left' | 'others'; laid: number; wanted: number };

/** Whether a legal table solves the puzzle: any table with the tiles of the answer does. */
export function verdictOn(puzzle: PuzzleShown, table: string): Verdict {
  const lying = new Set(parseTable(table).flat());
  const laid = parseRack(puzzle.rack).filter((tile) => lying.has(tile));
  const wanted = parseRack(puzzle.answer);
  if (laid.map(kindOf).sort().join(' ') === [...wanted].sort().join(' ')) return { right: true };
  const counts = { laid: laid.length, wanted: wanted.length };
  if (puzzle.kind === 'go-out') return { right: false, why: 'left', ...counts };
  return { right: false, why: laid.length < wanted.length ? 'fewer' : 'others', ...counts };
}

/** The answers to a choice between laying all that can be laid and holding back. */
export type Choosing = 'play' | 'hold';

export const rightChoice = (puzzle: PuzzleShown): Choosing => (puzzle.answer === '' ? 'hold' : 'play');

/** What the player sees of the others, in words. */
export function situationOf(puzzle: PuzzleShown, t: Translate): string {
  const { others, bank } = puzzle.choice ?? { others: [], bank: 0 };
  const racks = others.map(({ tiles, opened }) =>
    opened ? String(tiles) : t('puzzle-rack-closed', { tiles }),
  );
  const all = t(racks.length === 1 ? 'puzzle-one-other' : 'puzzle-others', { racks: racks.join(', ') });
  return t('puzzle-situation', { others: all, bank });
}

type Translate = (key: string, values?: Record<string, string | number>) => string;
