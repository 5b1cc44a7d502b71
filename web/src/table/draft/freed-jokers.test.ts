import { expect, test } from 'vitest';
import cases from './freed-joker-cases.json';
import { strayedSets } from './freed-jokers';
import { parseTable } from '../tiles/tiles';

test('the engine and the browser agree on freed jokers', () => {
  const wrong = (cases as [before: string, after: string, strayed: number[]][]).filter(
    ([before, after, strayed]) =>
      strayedSets(parseTable(before), parseTable(after)).length !== strayed.length,
  );

  expect(wrong).toEqual([]);
  expect(cases.filter(([, , strayed]) => strayed?.length).length).toBeGreaterThan(50);
});
