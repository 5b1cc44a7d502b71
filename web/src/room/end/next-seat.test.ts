import { expect, test } from 'vitest';
import type { Day, PersonSeen, TableSeen } from '../../protocol/day';
import { aheadOf, titleAhead, type Ahead, type Here } from './next-seat';

const HERE: Here = { room: 'here', next: null, player: 1, waits: false };

/** A day with three players at a table whose game is played here; the given players have not come. */
function dayOf(table: Partial<TableSeen>, gone: readonly number[] = []): Day {
  const people = [1, 2, 3].map((player) => ({ player, no_show: gone.includes(player) }) as PersonSeen);
  const seated = {
    ref: { stage: 1, round: 1, table: 4 },
    seats: [1, 2, 3],
    rooms: { '1': 'here' },
    sheet: 'none',
    ...table,
  };
  const round = { number: 1, tables: [seated], over: false };
  return {
    people,
    stages: [{ number: 1, name: 'final', rounds: 2, reached: true, drawn: [round] }],
    ranking: [],
    closed: false,
  } as unknown as Day;
}

test('who waits for others is told nothing while they may come', () => {
  expect(aheadOf(dayOf({}), { ...HERE, waits: true })).toMatchObject({ shows: false });
  expect(aheadOf(null, { ...HERE, waits: true })).toMatchObject({ shows: false });
});

test('who waits alone is told that the games are won when the sheet says so, and when it is closed', () => {
  const here = { ...HERE, waits: true };
  expect(aheadOf(dayOf({ sheet: 'entered' }, [2, 3]), here)).toMatchObject({
    shows: true,
    says: 'end-alone',
  });
  expect(aheadOf(dayOf({ sheet: 'closed' }, [2, 3]), here)).toMatchObject({
    shows: true,
    says: 'end-round-soon',
  });
});

test.each([
  ['entered', [2], 'end-sheet-soon'],
  ['none', [2, 3], 'end-next-soon'],
  ['partial', [], 'end-next-soon'],
] as const)('after a game with the sheet %s and %j away the page says %s', (sheet, gone, says) => {
  expect(aheadOf(dayOf({ sheet }, gone), HERE)).toMatchObject({ shows: true, says, room: null });
});

test('the next game at the table comes first, then the next round', () => {
  expect(aheadOf(dayOf({}), { ...HERE, next: 'second' })).toMatchObject({
    room: 'second',
    isNewRound: false,
    says: 'end-next-ready',
  });
  expect(aheadOf(dayOf({ rooms: { '1': 'elsewhere' } }), HERE)).toMatchObject({
    room: 'elsewhere',
    isNewRound: true,
    says: 'end-seat-ready',
  });
});

test('who only watched is led to the next game, and told nothing of seats', () => {
  expect(aheadOf(dayOf({ sheet: 'entered' }, [2, 3]), { ...HERE, player: null })).toMatchObject({
    shows: true,
    says: '',
    room: null,
  });
});

test('a game that is over has the title, until a seat calls', () => {
  const over = aheadOf(dayOf({ sheet: 'entered' }), HERE);
  const ready: Ahead = { ...over, room: 'elsewhere' };
  expect(titleAhead(over, { waits: false, called: false })).toEqual({ says: 'room-over', calls: false });
  expect(titleAhead(over, { waits: false, called: true })).toEqual({ says: 'hall-seat-called', calls: true });
  expect(titleAhead(ready, { waits: false, called: false })).toEqual({
    says: 'hall-seat-called',
    calls: true,
  });
});

test('a table that waits keeps its own title', () => {
  const waits = aheadOf(dayOf({}), { ...HERE, waits: true });
  expect(titleAhead(waits, { waits: true, called: true })).toBeNull();
});
