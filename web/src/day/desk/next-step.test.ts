import { expect, test } from 'vitest';
import type { Day, Desk, RoundSeen, SheetStep, StageSeen } from '../../protocol/day';
import { nextStep } from './next-step';

const people = [1, 2, 3, 4].map((player) => ({ player, name: `Player ${player}` }));

function round(sheets: SheetStep[], changes: Partial<RoundSeen> = {}): RoundSeen {
  const tables = sheets.map((sheet, at) => ({
    ref: { stage: 1, round: 1, table: at + 1 },
    seats: [1, 2, 3, 4],
    games: 3,
    sheet,
  }));
  return { number: 1, tables, published: true, over: false, clock: null, ...changes };
}
const stage = (drawn: RoundSeen[], changes: Partial<StageSeen> = {}): StageSeen => ({
  number: 1,
  name: 'elimination',
  rounds: 3,
  games: 3,
  reached: true,
  drawn,
  goes_on: [1, 2],
  ...changes,
});
const later: StageSeen = { number: 2, name: 'final', rounds: 1, games: 3 };
const clock = { seconds: 600, ends_at: 10_000, left_ms: null, stood: [] };
/** The last table of a round is postponed. */
const withLater = (drawn: RoundSeen): RoundSeen => ({
  ...drawn,
  tables: drawn.tables.map((table, at, all) => (at === all.length - 1 ? { ...table, postponed: {} } : table)),
});
const over = round(['closed'], { over: true });

test.each<[string, Partial<Day>, Partial<Desk>, string, number]>([
  ['nobody is entered', { people: [], stages: [] }, {}, 'enter', 0],
  [
    'people have registered',
    { people: [], stages: [] },
    {
      registration: {
        applications: [{ status: 'place', player: null, namesake: null, name: 'Ewa' }],
      } as unknown as Desk['registration'],
    },
    'enter-applied',
    1,
  ],
  ['some are missing', { stages: [] }, { missing: [2, 3] }, 'check-in', 2],
  ['all are here', { stages: [] }, { next_draw: 4 }, 'draw', 1],
  ['seats are drawn', { stages: [stage([round(['none'], { published: false })])] }, {}, 'publish', 0],
  [
    'somebody came after the draw',
    { stages: [stage([round(['none'], { published: false })])] },
    { left_out: [5] },
    'left-out',
    1,
  ],
  ['seats are public', { stages: [stage([round(['none'])])] }, {}, 'clock', 0],
  ['they play', { stages: [stage([round(['none', 'closed'], { clock })])] }, {}, 'sheets', 1],
  ['they play by paper', { stages: [stage([round(['none', 'entered'])])] }, {}, 'sheets', 2],
  ['sheets are agreed', { stages: [stage([round(['confirmed', 'none'])])] }, {}, 'close-sheets', 1],
  [
    'the last one plays later',
    { stages: [stage([withLater(round(['closed', 'none'], { over: true }))]), later] },
    {},
    'draw',
    2,
  ],
  [
    'others still play',
    { stages: [stage([withLater(round(['none', 'none'], { clock }))])] },
    {},
    'sheets',
    1,
  ],
  [
    'a postponed table is missing at the end',
    { stages: [stage([withLater(round(['closed', 'none'], { over: true }))], { rounds: 1 }), later] },
    {},
    'postponed',
    1,
  ],
  ['a round is over', { stages: [stage([over]), later] }, {}, 'draw', 2],
  ['a stage is over', { stages: [stage([over], { rounds: 1 }), later] }, {}, 'cut', 2],
  [
    'places hang on a tie',
    { stages: [stage([over], { rounds: 1 }), later] },
    { ties: [{} as never] },
    'tie',
    1,
  ],
  [
    'a dispute is open',
    { stages: [stage([over]), later] },
    { disputes: [{ number: 1, table: null, by: { role: 'player' }, about: '', ruling: null }] },
    'dispute',
    1,
  ],
  ['the cut is made', { stages: [stage([over], { rounds: 1, closed: true }), later] }, {}, 'draw', 1],
  ['the final is over', { stages: [stage([over], { rounds: 1 })] }, {}, 'close', 0],
  ['all is over', { closed: true, stages: [stage([over])] }, {}, 'closed', 0],
])('where %s the desk says what is next', (_, day, desk, code, count) => {
  const whole = { people, stages: [], closed: false, ...day } as unknown as Day;
  const registration = { applications: [] };
  const at = {
    missing: [],
    left_out: [],
    next_draw: 0,
    ties: [],
    disputes: [],
    registration,
    ...desk,
  } as unknown as Desk;

  const step = nextStep(whole, at);

  expect([step.code, step.count]).toEqual([code, count]);
});
