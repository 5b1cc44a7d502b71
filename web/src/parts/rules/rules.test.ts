/** What rules are called, and how the server is asked about them.
 *
 * @vitest-environment jsdom
 */
import { beforeAll, expect, test } from 'vitest';
import published from '../../protocol/published-rulesets.json';
import type { Ruleset } from '../../protocol/types';
import { need } from '../../words/words.svelte';
import { askedRules, named } from './rules';

beforeAll(async () => {
  await need('rules');
});

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

test('published rules are asked about by their key, a variant with all its rules', () => {
  const rules = published['pl-forty'] as unknown as Ruleset;
  const variant: Ruleset = { ...rules, key: 'pl-forty+club', base: 'pl-forty', opening_points: 50 };

  const asked = askedRules(variant);

  expect(askedRules(rules)).toBe('pl-forty');
  expect(asked).toMatchObject({ base: 'pl-forty', name: 'club', opening_points: 50, joker_penalty: 50 });
  expect(Object.keys(asked)).not.toContain('clauses');
});
