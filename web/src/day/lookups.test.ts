import { expect, test } from 'vitest';
import { roundLeft } from './lookups';

test('a paused round keeps its time, and a table has its own extra time', () => {
  const paused = { ends_at: null, left_ms: 90_000 };
  const running = { ends_at: 10_000, left_ms: null };

  expect(roundLeft(paused, 0, 5_000)).toBe(90_000);
  expect(roundLeft(running, 60, 4_000)).toBe(66_000);
  expect(roundLeft(running, 0, 99_000)).toBe(0);
  expect(roundLeft(null, 0, 0)).toBeNull();
});
