import { expect, test } from 'vitest';
import { bindShort } from './short';

test.each([
  ['pl', 'Anna i w domu, i w klubie', 'Anna i~w~domu, i~w~klubie'],
  ['pl', 'Z tabliczki (z joker) oraz „w grze”', 'Z~tabliczki (z~joker) oraz „w~grze”'],
  ['pl', 'Kto gra', 'Kto gra'],
  ['ru', 'К столу и в игру', 'К~столу и~в~игру'],
  ['ru', '40~с на ход и в игру', '40~с на ход и~в~игру'],
  ['ru', 'Тур 2 с ботами', 'Тур 2 с~ботами'],
  ['ru', 'от 30 и до 40', 'от 30 и~до 40'],
  ['en', 'a table and a rack', 'a table and a rack'],
] as const)('in %s "%s" keeps its short words together', (language, text, bound) => {
  expect(bindShort(language, text.replaceAll('~', '\u00A0'))).toBe(bound.replaceAll('~', '\u00A0'));
});
