// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import type { PlayHint } from '../../protocol/types';
import { speak } from '../../words/words.svelte';
import { hintText } from './hints.svelte';
import { act, begin, tableText } from '../draft/draft';

const BASE = { sets: [['b4', 'b5', 'b6', 'j']], rack: ['b7', 'k11', 'k12'], turn: 3, mine: true };

test('a step of a hint lays the whole table, and is undone as one', () => {
  const { draft, refused } = act(begin(BASE), {
    do: 'arrange',
    sets: [
      ['b4', 'b5', 'b6', 'b7'],
      ['k11', 'k12', 'j'],
    ],
  });

  expect(refused).toBeNull();
  expect(tableText(draft)).toBe('b4 b5 b6 b7 | k11 k12 j');
  expect(draft.rack).toEqual([]);
  expect(tableText(act(draft, { do: 'undo' }).draft)).toBe('b4 b5 b6 j');
});

test('tiles that a step no longer lays go back to the rack, and nobody lays what is not there', () => {
  const laid = act(begin(BASE), { do: 'arrange', sets: [['b4', 'b5', 'b6', 'b7'], ['j']] }).draft;

  expect(act(laid, { do: 'arrange', sets: [['b4', 'b5', 'b6', 'j']] }).draft.rack).toContain('b7');
  expect(act(laid, { do: 'arrange', sets: [['r1', 'r2', 'r3']] }).refused).toBe('nothing-there');
  expect(act(begin({ ...BASE, mine: false }), { do: 'arrange', sets: [] }).refused).toBe('not-your-turn');
});

beforeAll(speak);

test.each([
  ['after the opening', { opening: null, mayDraw: true }, 'Nothing can be laid this turn. Draw a tile.'],
  ['before it', { opening: 30, mayDraw: true }, 'not yet worth at least 30'],
  ['with an empty pool', { opening: null, mayDraw: false }, 'the pool is empty: pass'],
])('where nothing can be laid, a hint says what to do: %s', (_, standing, said) => {
  const none = { level: 1, exists: false, tiles: null, play: null, places: null, steps: null };

  expect(hintText(none as unknown as PlayHint, 0, standing).text).toContain(said);
});
