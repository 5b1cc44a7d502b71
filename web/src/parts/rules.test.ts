import { expect, test } from 'vitest';
import { named } from './rules';

test.each([
  ['pl-forty', 40, 'rules-pl-forty', false],
  ['pl-forty+own', 90, 'rules-untimed-pl-forty', true],
  ['pl-forty', 20, 'rules-untimed-pl-forty', true],
  ['ru-championship', 20, 'rules-ru-championship', true],
  ['pl-forty+own', 40, 'rules-pl-forty', false],
  ['pl-minute+own', null, 'rules-untimed-pl-minute', true],
  ['en-classic', null, 'rules-en-classic', false],
  ['en-classic+own', 60, 'rules-en-classic', true],
])('%s with %s seconds is called %s', (key, seconds, word, tellsClock) => {
  expect(named(key, seconds)).toEqual({ word, tellsClock });
});
