/** How somebody around the table is called. */
import { expect, test } from 'vitest';
import { withoutBot } from './seats';

test.each([
  ['Casual bot 1', 'bot', 'Casual 1'],
  ['Bot niedzielny 2', 'bot', 'Niedzielny 2'],
  ['Бот-любитель 3', 'бот', 'Любитель 3'],
])('%s is told from the others in few letters', (name, bot, short) => {
  expect(withoutBot(name, bot)).toBe(short);
});

test.each(['Abbott', 'Anna', 'bot'])('%s is no name of a bot', (name) => {
  expect(withoutBot(name, 'bot')).toBeNull();
});
