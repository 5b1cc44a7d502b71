/** The sheet at a table between what is sent and what is told. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Day, TableSeen, TypedGame } from '../../../protocol/day';
import type { LiveDay } from '../../live-day.svelte';
import { Outbox, TableDevice } from './table-device.svelte';

const GAME = { lines: [], ending: 'out' } as unknown as TypedGame;
const TABLE = { ref: { stage: 0, round: 1, table: 1 }, seats: [1, 2, 3, 4], games: 2, played: [] };
const TAKEN = 7;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  vi.stubGlobal('document', { documentElement: {}, cookie: '', querySelector: () => null });
});

test('a game that was entered stays entered until the page is told of it', async () => {
  const day = { seq: TAKEN - 1, turn_seconds: 60 } as unknown as Day;
  const answer = { is: 'DayAnswered', id: 'x', seq: TAKEN, refused: null, message: '' };
  const live = { id: 'day', day, do: () => Promise.resolve(answer) } as unknown as LiveDay;
  const table = TABLE as unknown as TableSeen;
  const outbox = new Outbox(live, 1);
  const device = new TableDevice('day', day, table, outbox);

  device.enter(table, 0, GAME, 1);
  await vi.waitFor(() => expect(outbox.waiting).toEqual([]));

  expect(outbox.isAhead).toBe(true);
  expect(device.games(table)).toEqual([GAME]);

  live.day = { ...day, seq: TAKEN };
  const told = { ...table, played: [{ typed: GAME }] } as unknown as TableSeen;

  expect(outbox.isAhead).toBe(false);
  expect(device.games(told)).toEqual([GAME]);
});
