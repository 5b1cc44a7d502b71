import { expect, test } from 'vitest';
import { clockText, signed, withMinus } from './numbers';

test('a clock shows the time left, rounded up, and never less than zero', () => {
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(3_600_000)).toBe('1:00:00');
  expect(clockText(-5_000)).toBe('0:00');
});

test('points have their sign, with a real minus', () => {
  expect([5, -5, 0, -0].map(signed)).toEqual(['+5', '−5', '0', '0']);
  expect(withMinus(-12)).toBe('−12');
});
