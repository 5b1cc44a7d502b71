import { expect, test } from 'vitest';
import { pointsOf } from './curve';

const BOX = { width: 100, height: 50 };

test('a curve goes from left to right, and up with the rating', () => {
  const points = pointsOf([1000, 1100, 1050], BOX);
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(points[1]?.y).toBeCloseTo(5);
  expect(points[0]?.y).toBeCloseTo(45);
  expect(points[2]?.y).toBeCloseTo(25);
});

test('one rating, or the same all the time, stands in the middle', () => {
  expect(pointsOf([1000], BOX)).toEqual([{ x: 50, y: 25 }]);
  expect(pointsOf([900, 900], BOX).map(({ y }) => y)).toEqual([25, 25]);
  expect(pointsOf([], BOX)).toEqual([]);
});
