/** A lesson as the table wants to see a game. */
import type { GameView, Person } from '../table/view';
import { parseTable, parseRack, kindOf } from '../table/tiles/tiles';
import { rulesOf, type Act, type Lesson } from './lessons';
import { t } from '../words/words.svelte';

export interface Moment {
  /** The table that was played; null until then. */
  played: string | null;
  done: readonly Act[];
  right: boolean;
  deadline: number | null;
}

const PARTNER_TILES = 6;
const IN_THE_BANK = 40;

export function lessonView(lesson: Lesson, { played, done, right, deadline }: Moment): GameView {
  const others = lesson.partner ? 1 : 0;
  const drew = done.includes('draw') ? (lesson.drawn ?? null) : null;
  const rack = [...parseRack(lesson.rack), ...(drew ? [drew] : [])];
  const lying = played === null ? [] : parseTable(played).flat();
  const drawn = drew ?? lesson.drew ?? null;
  return {
    viewer: { seat: 0, referee: null },
    rules: rulesOf(lesson),
    seats: 1 + others,
    number: 1,
    // In a finished lesson it is nobody's turn: the words beside the table lead on.
    phase: right ? 'over' : 'turn',
    starter: 0,
    deals: 1,
    kept: [],
    table: played ?? lesson.table,
    racks: [
      rack.filter((tile) => !lying.includes(tile)).join(' '),
      ...Array.from({ length: others }, () => Array(PARTNER_TILES).fill('?').join(' ')),
    ],
    drawn_last: drawn,
    redeal: null,
    bank_size: IN_THE_BANK - (drew ? 1 : 0),
    middle_size: IN_THE_BANK,
    stacks: {},
    opened: [lesson.opened, ...Array.from({ length: others }, () => true)],
    announced: [done.includes('announce'), ...Array.from({ length: others }, () => false)],
    turns: 1,
    turn: right ? null : { seat: 0, deadline, has_drawn: drawn !== null, may_claim_time: false },
    next_seat: others,
    passes: 0,
    last_turns: null,
    last_turns_because: null,
    calls: done.includes('call') ? [{ seat: 0, about: '' }] : [],
    stop: null,
    ending: null,
    score: null,
    seed: null,
  };
}

export function lessonPeople(lesson: Lesson): Person[] {
  const you = { name: t('learn-you'), bot: null };
  return lesson.partner ? [you, { name: t('learn-partner'), bot: null }] : [you];
}

/** The label of a button, without quotation marks, for a sentence that has its own. */
export const unquoted = (words: string): string => words.replace(/^[“„«]|[”»]$/gu, '');

/** The parts of a step: what to do, with which tiles, and to which set. */
export interface Step {
  does: string;
  tiles: string[];
  set: string[];
}

export function stepOf(text: string): Step {
  const [does = '', ...rest] = text.split(' ');
  const at = rest.findIndex((word) => word === 'to' || word === 'in');
  const named = (words: string[]): string[] => words.map(kindOf);
  return at < 0
    ? { does, tiles: named(rest), set: [] }
    : { does, tiles: named(rest.slice(0, at)), set: named(rest.slice(at + 1)) };
}
