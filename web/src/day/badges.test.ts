/** What a device keeps of a tournament: badges, and the number somebody came by. */
import { beforeEach, expect, test, vi } from 'vitest';
import { badgeFor, keepBadge, keepNumber, keptNumber } from './badges';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});

test('a starting number is found again for its own tournament, and is no badge', () => {
  keepNumber('cup', 7);

  expect(keptNumber('cup')).toBe(7);
  expect(keptNumber('other')).toBeNull();
  expect(badgeFor('cup', ['p'])).toBe('');
});

test('the badge that was kept last is shown first', () => {
  keepBadge('cup', 'p.7.abc');
  keepBadge('cup', 'p.8.abc');

  expect(badgeFor('cup', ['o', 'p'])).toBe('p.8.abc');
  expect(badgeFor('cup', ['p.7'])).toBe('p.7.abc');
});
