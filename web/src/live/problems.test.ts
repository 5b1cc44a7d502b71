/** What went wrong is told in whole sentences. */
import { expect, test, vi } from 'vitest';
import { need } from '../words/words.svelte';
import { ApiProblem } from './api';
import { problemWords } from './problems';

test('a sentence with a place to fill is taken from the server, which filled it', async () => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
  await need('analysis');
  const told = 'There are more tiles than the game has: b5. It has two of each, and two jokers.';

  expect(problemWords(new ApiProblem(400, 'too_many_tiles', told))).toBe(told);
});
