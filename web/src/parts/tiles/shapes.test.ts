import { expect, test } from 'vitest';
import { inSigns, tilesText } from './shapes';

test('tiles in a sentence get the signs that are on them', () => {
  expect(inSigns('Add b7 to b4 j b6, o13.')).toBe('Add 7◆ to 4◆ ☺ 6◆, 13▲.');
  expect(inSigns('Weź kostki r1 i połóż obok.')).toBe('Weź kostki 1● i połóż obok.');
});

test('a second copy is written like the first', () => {
  expect(tilesText(["k13'", 'j', '?'])).toBe('13■ ☺ ?');
});
