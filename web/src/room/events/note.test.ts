/** What is told beside the table, and for how long. */
import { expect, test } from 'vitest';
import type { Numbered } from '../../protocol/types';
import { noteOf } from './note';
import type { Reader } from './narration';

const anna: Reader = { names: ['Anna', 'Bartek'], you: 0, by: (id) => id };
const watcher: Reader = { ...anna, you: null };

/** Events of these shapes, numbered; words are not loaded here, so that sentences are their ids. */
function events(...shapes: Record<string, unknown>[]): Numbered[] {
  return shapes.map((event, i) => ({ seq: i + 1, event: { at: 0, ...event } }) as unknown as Numbered);
}
const turn = (seat: number) => ({ event: 'TurnStarted', seat });
const timedOut = (seat: number, change = {}) => ({
  event: 'TimedOut',
  seat,
  now: 'r1 r2 r3',
  table: '',
  outcome: 'reverted',
  ...change,
});
const penalty = (seat: number) => ({ event: 'TilesDrawn', seat, tiles: ['r7'], reason: 'penalty' });
const start = [
  { event: 'StartDrawn', draws: [[0, 'r7'], [1, 'b9']] }, // prettier-ignore
  { event: 'StarterChosen', seat: 1 },
];

test('who starts is told until there is other news', () => {
  expect(noteOf(events(...start, turn(1)), anna)).toBe('narration-starter room-note-start');
  expect(noteOf(events(...start, turn(1), timedOut(1), turn(0)), anna)).toBe('narration-timed-out-reverted');
});

test('an own time-out is told until the own next turn is over', () => {
  const happened = [turn(0), timedOut(0), penalty(0), turn(1), turn(0)];

  expect(noteOf(events(...happened), anna)).toBe('narration-timed-out-reverted narration-penalty');
  expect(noteOf(events(...happened, turn(1)), anna)).toBeNull();
});

test("another's time-out is told for a turn", () => {
  const happened = [turn(1), timedOut(1), turn(0)];

  expect(noteOf(events(...happened), anna)).toBe('narration-timed-out-reverted');
  expect(noteOf(events(...happened, turn(1)), anna)).toBeNull();
  expect(noteOf(events(...happened, turn(1)), watcher)).toBeNull();
});

test('a time-out says what became of the tiles', () => {
  const told = (change: object): string | null => noteOf(events(turn(0), timedOut(0, change), turn(1)), anna);

  expect(told({ now: null })).toBe('room-tell-time-nothing');
  expect(told({ now: "r1 r2 r3 | b1'", table: 'r1 r2 r3', outcome: 'stands' })).toBe('room-tell-time-part');
  expect(told({ now: 'b1 | r1', table: 'r1 | b1', outcome: 'stands' })).toBe('narration-timed-out-stands');
});

test('last turns that were called off are not told any more', () => {
  const called = { event: 'LastTurnsCalled', because: 'round-time', turns: 2 };
  const happened = [turn(0), called, { event: 'LastTurnsCalledOff' }];

  expect(noteOf(events(turn(0), called, turn(1), turn(0), turn(1)), watcher)).toBe(
    'narration-last-turns-round-time',
  );
  expect(noteOf(events(...happened), anna)).toBe('narration-last-turns-off');
});

test('rulings are told, an ordinary draw is not', () => {
  const ruled = { event: 'Corrected', by: 'x', reason: '', table: '', racks: [] };
  const drew = { event: 'TilesDrawn', seat: 0, tiles: ['r7'], reason: 'turn' };

  expect(noteOf(events(turn(0), ruled), anna)).toBe('narration-corrected');
  expect(noteOf(events(turn(0), drew, turn(1)), anna)).toBeNull();
});
