import { expect, test } from 'vitest';
import type { Day, PersonSeen, RoundSeen, StageSeen } from '../../../protocol/day';
import { isInStage, ownNow, placedIn, roomOf } from './own';

const line = (player: number, place: number) => ({ player, place });

function dayOf(round: Partial<RoundSeen> | null, more: Partial<Day> = {}, stage: Partial<StageSeen> = {}) {
  const drawn = round ? [{ number: 1, tables: [], resting: [], over: false, ...round }] : [];
  const people = [1, 2, 3, 9].map((player) => ({ player, name: `P${player}` }) as PersonSeen);
  return {
    people,
    stages: [{ number: 1, name: 'final', rounds: 2, reached: true, drawn, ...stage }],
    ranking: [line(1, 1), line(2, 2), line(9, 3)],
    closed: false,
    ...more,
  } as unknown as Day;
}
const TABLES = [{ ref: { stage: 1, round: 1, table: 4 }, seats: [2, 9, 1] }] as RoundSeen['tables'];

test('somebody who sits in the round is shown table and letter', () => {
  expect(ownNow(dayOf({ tables: TABLES }), 9)).toMatchObject({
    is: 'seated',
    seat: { letter: 'B', table: { ref: { table: 4 } } },
    round: { number: 1 },
  });
});

test.each([
  ['rests', dayOf({ tables: TABLES, resting: [3] }), 3, { is: 'rests' }],
  ['waits for the draw', dayOf(null), 3, { is: 'before-draw', present: false }],
  ['waits for the next round', dayOf({ tables: TABLES, over: true }), 9, { is: 'between' }],
  ['did not go on', dayOf({ tables: TABLES, over: true }, {}, { entrants: [1, 2] }), 9, { is: 'not-on' }],
  ['has played to the end', dayOf({ tables: TABLES }, { closed: true } as Partial<Day>), 9, { is: 'over' }],
])('somebody who %s is told so', (_, day, player, own) => {
  expect(ownNow(day, player)).toEqual(own);
});

test('somebody whose sheet is closed waits for the next round, and has played after the last', () => {
  const tables = TABLES.map((table) => ({ ...table, sheet: 'closed' })) as RoundSeen['tables'];
  expect(ownNow(dayOf({ tables }), 9)).toEqual({ is: 'done', table: 4, last: false });
  expect(ownNow(dayOf({ tables, number: 2 }), 9)).toEqual({ is: 'done', table: 4, last: true });
});

test('somebody who left is told that first', () => {
  const day = dayOf({ tables: TABLES });
  day.people = [{ player: 9, name: 'P9', status: 'withdrawn' }];
  expect(ownNow(day, 9)).toEqual({ is: 'left', status: 'withdrawn' });
});

test('places are those of the stage for who is in it, and of the tournament for others', () => {
  const standings = [line(2, 1), line(1, 2)] as unknown as StageSeen['standings'];
  const day = dayOf({ tables: TABLES }, {}, { entrants: [1, 2], ...(standings ? { standings } : {}) });
  expect(placedIn(day, 2)).toHaveLength(2);
  expect(placedIn(day, 9)).toHaveLength(3);
  expect(placedIn({ ...day, closed: true }, 2)).toHaveLength(3);
  expect([isInStage(day, 2), isInStage(day, 9)]).toEqual([true, false]);
});

test('the room of the latest game is the one to play in', () => {
  const table = { ...TABLES[0], rooms: { '2': 'b', '10': 'c', '1': 'a' } } as RoundSeen['tables'][0];
  expect(roomOf({ table, letter: 'A' })).toBe('c');
  expect(roomOf({ table: { ...table, rooms: {} }, letter: 'A' })).toBeNull();
});
