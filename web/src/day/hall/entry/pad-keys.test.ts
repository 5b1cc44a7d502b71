import { expect, test } from 'vitest';
import { keyBeside } from './pad-keys';

const PAD = [
  [true, true, false, true],
  [true, false, true],
  [true, true, true, true],
];

test.each([
  ['ArrowRight', { row: 0, at: 0 }, { row: 0, at: 1 }],
  ['ArrowRight', { row: 0, at: 1 }, { row: 0, at: 3 }],
  ['ArrowLeft', { row: 0, at: 3 }, { row: 0, at: 1 }],
  ['ArrowDown', { row: 0, at: 1 }, { row: 2, at: 1 }],
  ['ArrowUp', { row: 2, at: 0 }, { row: 1, at: 0 }],
  ['ArrowLeft', { row: 1, at: 0 }, null],
  ['ArrowUp', { row: 0, at: 0 }, null],
  ['ArrowUp', { row: 2, at: 3 }, null],
  ['Enter', { row: 0, at: 0 }, null],
])('%s from %o leads to %o', (arrow, from, to) => {
  expect(keyBeside(PAD, from, arrow)).toEqual(to);
});
