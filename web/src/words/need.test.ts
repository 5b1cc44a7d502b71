// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { has, need } from './words.svelte';

test('whoever needs words that are already on their way waits for them too', async () => {
  const first = need('room', 'score');
  await need('room', 'score');

  expect(has('room-dealing')).toBe(true);
  await first;
});
