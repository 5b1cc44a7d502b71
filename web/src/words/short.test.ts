import { expect, test } from 'vitest';
import { bindShort } from './short';

test.each([
  ['pl', 'Anna i w domu, i w klubie', 'Anna i~w~domu, i~w~klubie'],
  ['pl', 'Z tabliczki (z joker) oraz „w grze”', 'Z~tabliczki (z~joker) oraz „w~grze”'],
  ['pl', 'Kto gra', 'Kto gra'],
  ['ru', 'К столу и в игру', 'К~столу и~в~игру'],
  ['en', 'a table and a rack', 'a table and a rack'],
] as const)('in %s "%s" keeps its short words together', (language, text, bound) => {
  expect(bindShort(language, text)).toBe(bound.replaceAll('~', '\u00A0'));
});
