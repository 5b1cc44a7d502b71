/** Sample games, for development and for tests. */
import published from '../protocol/published-rulesets.json';
import known from '../protocol/rulesets.json';
import type { Ruleset } from '../protocol/types';
import type { GameView, Move, Person } from './view';

export function sampleView(change: Partial<GameView> = {}): GameView {
  return {
    viewer: { seat: 0, referee: null },
    rules: { ...(published[known.default as keyof typeof published] as unknown as Ruleset), deal: 'tiles' },
    seats: 4,
    number: 1,
    phase: 'turn',
    starter: 0,
    deals: 1,
    kept: [0, 1, 2, 3],
    table: '',
    racks: ['r1 r10 r11 r12 b3 b4 b9 k9 o9 k13 o2 o5 o6 j', hidden(14), hidden(12), hidden(17)],
    drawn_last: null,
    redeal: null,
    bank_size: 50,
    middle_size: 50,
    stacks: {},
    opened: [false, false, false, false],
    announced: [false, false, false, false],
    turns: 1,
    turn: { seat: 0, deadline: null, has_drawn: false, may_claim_time: false },
    next_seat: 1,
    passes: 0,
    last_turns: null,
    last_turns_because: null,
    calls: [],
    stop: null,
    ending: null,
    score: null,
    seed: null,
    ...change,
  };
}

export function hidden(count: number): string {
  return Array.from({ length: count }, () => '?').join(' ');
}

export const PEOPLE: Person[] = [
  { name: 'Anna', bot: null },
  { name: 'Bartek', bot: null },
  { name: 'Celina', bot: 'club' },
  { name: 'Darek', bot: null, away: true },
];

const LONG_NAMES: Person[] = [
  { name: 'Anna Maria', bot: null },
  { name: 'Bartłomiej Brzęczyszczykiewicz', bot: null },
  { name: 'Александра Константинопольская', bot: null },
  { name: 'Wilhelmina-Celestyna', bot: 'exact' },
];

const MIDDLE =
  "r3 r4 r5 r6 | k7 b7 o7 | b10 b11 b12 b13 | o1 r1' k1 | k3 k4 k5 | r9 b9' o9' | o3 o4 j o6' | b2' k2 r2";
const LATE =
  'r1 r2 r3 r4 r5 r6 r7 | b1 b2 b3 b4 b5 b6 b7 | k1 k2 k3 k4 k5 k6 k7 | o1 o2 o3 o4 o5 | r8 b8 k8 o8 | ' +
  "r9 b9 k9 o9 | r10 b10 k10 o10 | r11 b11 k11 | o11 o12 o13 | r12 b12 k12 | r13 b13 k13 | r1' b1' k1' o1' | " +
  "r2' b2' k2' o2' | r3' b3' o3' | b4' b5' b6' b7' | k4' k5' k6' | o4' o5' o6' o7' o8' | r5' r6' r7' r8' | " +
  "b8' b9' b10' | k7' j k9' k10' k11' k12' | r9' r10' r11' | o9' o10' o11' o12' o13' | b11' b12' b13' | j' r12' r13'";

export interface Sample {
  name: string;
  view: GameView;
  people: Person[];
  moves: Move[];
}

export const SAMPLES: Sample[] = [
  { name: 'first', view: sampleView(), people: PEOPLE, moves: [] },
  {
    name: 'middle',
    people: PEOPLE,
    view: sampleView({
      table: MIDDLE,
      racks: ["r7 b8' k8 o8 r11 r12' o10 o10' k13 b1 k9 o2", hidden(9), hidden(6), hidden(17)],
      opened: [true, true, true, false],
      turns: 18,
      bank_size: 31,
      middle_size: 31,
    }),
    moves: [
      {
        seq: 1,
        seat: 3,
        kind: 'played',
        before: MIDDLE.replace(" | b2' k2 r2", '').replace('r3 r4 r5 r6', 'r3 r4 r5'),
        after: MIDDLE,
        opened: null,
      },
    ],
  },
  {
    name: 'late',
    people: PEOPLE,
    view: sampleView({
      table: LATE,
      racks: ["r4' k3' k8' k13' o6 o7", hidden(2), hidden(1), hidden(3)],
      opened: [true, true, true, true],
      turns: 70,
      bank_size: 0,
      middle_size: 0,
      last_turns: 3,
      last_turns_because: 'exhausted',
    }),
    moves: [],
  },
  {
    name: 'waiting',
    people: LONG_NAMES,
    view: sampleView({
      table: MIDDLE,
      racks: [
        "r7 b8' k8 o8 r11 r12' o10 o10' k13 b1 k9 o2 b5 b6 o12 r8 k11 k12 o13 b3 j' k10",
        hidden(9),
        hidden(6),
        hidden(1),
      ],
      opened: [false, true, true, true],
      announced: [false, false, false, false],
      turns: 19,
      turn: { seat: 1, deadline: null, has_drawn: false, may_claim_time: false },
      calls: [{ seat: 2, about: '' }],
    }),
    moves: [],
  },
  {
    name: 'stacks',
    people: PEOPLE,
    view: sampleView({
      table: MIDDLE,
      racks: ["r7 b8' k8 o8 r11 r12' o10 o10' k13 b1 k9 o2 b5 b6", hidden(9), hidden(6), hidden(17)],
      opened: [true, true, false, true],
      turns: 12,
      bank_size: 28,
      middle_size: 0,
      stacks: { 9: 7, 11: 7, 12: 7, 14: 7 },
    }),
    moves: [],
  },
  {
    name: 'dealt',
    people: PEOPLE,
    view: sampleView({
      phase: 'dealt',
      turn: null,
      turns: 0,
      kept: [1, 2],
      racks: ["r1 r1' b4 b4' k9 k9' o9 k13 o2 o5 o6 j r7 r8", hidden(14), hidden(14), hidden(14)],
    }),
    moves: [],
  },
  {
    name: 'watching',
    people: PEOPLE,
    view: sampleView({
      viewer: { seat: null, referee: null },
      table: MIDDLE,
      racks: [hidden(12), hidden(9), hidden(6), hidden(17)],
      opened: [true, true, true, false],
      turns: 18,
      turn: { seat: 2, deadline: null, has_drawn: false, may_claim_time: false },
    }),
    moves: [],
  },
  {
    name: 'paused',
    people: PEOPLE,
    view: sampleView({
      table: MIDDLE,
      opened: [true, true, true, false],
      turns: 18,
      stop: { by: 'Sample Referee', reason: '', remaining_ms: 21_000 },
    }),
    moves: [],
  },
];
