// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepCode, keptCode, ownLink, takeCode } from './codes';

beforeEach(() => localStorage.clear());

test('the code of a link is taken out of the address', () => {
  history.replaceState(null, '', '/tournaments/a/register?x=1#2345-6789-ABCD-EFGH');

  expect(takeCode()).toBe('2345-6789-ABCD-EFGH');
  expect(location.hash).toBe('');
  expect(location.search).toBe('?x=1');
  expect(takeCode()).toBe('');
});

test('codes are kept by tournament until they are forgotten', () => {
  keepCode('a', 'ONE');
  keepCode('b', 'TWO');
  keepCode('b', '');

  expect([keptCode('a'), keptCode('b')]).toEqual(['ONE', '']);
});

test('the code of a link is behind the hash', () => {
  expect(new URL(ownLink('https://stolik.example', 'a', 'X-Y')).hash).toBe('#X-Y');
});
