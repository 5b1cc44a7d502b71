import { describe, expect, test } from 'vitest';
import type { Day, RoundPlan, RoundSeen } from '../../protocol/day';
import { startText } from './timetable';

const table = { ref: { stage: 1, round: 1, table: 1 }, seats: [1, 2, 3], games: 3, sheet: 'none' } as const;
const round = (changes: Partial<RoundSeen> = {}): RoundSeen => ({
  number: 1,
  tables: [{ ...table, seats: [1, 2, 3] }],
  ...changes,
});
const plan = {
  stage: 1,
  round: 1,
  name: 'x',
  date: '2026-11-24',
  minutes: 60,
  ends: '',
  overnight: false,
  tight: false,
};
const day = (timetable: RoundPlan[]): Day => ({ date: '2026-11-24', timetable }) as unknown as Day;
const given = day([{ ...plan, time: '18:30', given: true }]);

describe('a drawn round that has not begun', () => {
  test('says when it starts, until that time', () => {
    expect(startText(given, 1, round(), new Date('2026-11-20T12:00'))).toContain('18:30');
    expect(startText(given, 1, round(), new Date('2026-11-24T18:29'))).toContain('24');
    expect(startText(given, 1, round(), new Date('2026-11-24T18:30'))).toBe('');
  });
  test('is being played once the clock runs or a sheet is in', () => {
    const before = new Date('2026-11-20T12:00');
    const clock = { seconds: 60, ends_at: 1, left_ms: null, stood: [] };
    expect(startText(given, 1, round({ clock }), before)).toBe('');
    expect(startText(given, 1, round({ tables: [{ ...table, seats: [1], sheet: 'entered' }] }), before)).toBe(
      '',
    );
  });
  test('without a timetable starts on the day of the tournament, and an estimated time decides nothing', () => {
    expect(startText(day([]), 1, round(), new Date('2026-11-23T23:59'))).not.toBe('');
    expect(startText(day([]), 1, round(), new Date('2026-11-24T00:01'))).toBe('');
    const estimated = day([{ ...plan, time: '18:30', given: false }]);
    expect(startText(estimated, 1, round(), new Date('2026-11-24T00:01'))).toBe('');
  });
});
