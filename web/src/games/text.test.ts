// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import type { PastGame } from '../protocol/types';
import { need } from '../words/words.svelte';
import { asQuery, EVERYTHING, fromQuery } from './api';
import { figuresText, lengthText, namesAt, opponents, resultText } from './text';

const seat = {
  player: null,
  bot: null,
  place: 1,
  points: 0,
  big: 0,
  resigned: false,
  left: false,
  rating: null,
  play: null,
};
const game: PastGame = {
  room: 'r',
  rules: 'pl-forty',
  base: null,
  turn_seconds: 40,
  began: 0,
  ended: 95 * 60_000,
  turns: 31,
  ending: 'out',
  rated: true,
  tournament: null,
  public: true,
  seats: [
    { ...seat, player: 'me', points: 57, rating: [1000, 1080] },
    { ...seat, player: 'she', place: 2, points: -57, rating: [1000, 950] },
    { ...seat, bot: 'casual', place: 3 },
  ],
};
const [mine, hers] = game.seats as [PastGame['seats'][0], PastGame['seats'][0]];

beforeAll(() => need('games'));

describe('a finished game in words', () => {
  test('says with whom', () => {
    expect(opponents(game, 'me', { me: 'Me', she: 'Anna' })).toBe('Anna, Casual bot');
  });
  test.each([
    [mine, 'Won'],
    [hers, 'Place 2 of 3'],
    [{ ...hers, resigned: true }, 'Resigned'],
    [{ ...hers, left: true }, 'Left the game'],
  ])('says what came of it', (one, said) => {
    expect(resultText(game, one)).toBe(said);
  });
  test('says that a place was shared', () => {
    expect(resultText({ ...game, seats: [mine, { ...hers, place: 1 }] }, mine)).toBe('Shared first place');
  });
  test('counts points and rating with their signs', () => {
    expect(figuresText(game, hers)).toBe('Points: −57 · Rating: 950 (−50)');
    expect(figuresText({ ...game, rated: false }, mine)).toBe('Points: +57');
    expect(figuresText({ ...game, ending: 'stopped' }, mine)).toBe('Rating: 1080 (+80)');
    expect(figuresText(game, { ...mine, rating: null })).toBe('Points: +57 · Rated');
  });
  test('says how long it was', () => {
    expect(lengthText(game)).toBe('31 turns, 1\u00a0h 35\u00a0min');
    expect(lengthText({ ...game, turns: 1, began: 0, ended: 12_400 })).toBe('1 turn, 12\u00a0s');
    expect(lengthText({ ...game, began: 0, ended: 60_000 })).toBe('31 turns, 1\u00a0min');
  });
});

describe('what is looked for', () => {
  test('stands in the address', () => {
    const wanted = { ...EVERYTHING, result: 'won', search: 'Łoś' } as const;
    expect(fromQuery(asQuery(wanted))).toEqual(wanted);
    expect(asQuery(EVERYTHING)).toBe('');
  });
  test('is left out where it is no choice', () => {
    expect(fromQuery('?result=drawn&company=dogs&rated=maybe')).toEqual(EVERYTHING);
    expect(fromQuery(`?search=${'x'.repeat(99)}`).search).toHaveLength(40);
  });
});

test('at a tournament table people have the names of its roster', () => {
  const namesIn = { r: { she: 'Ewa N.' } };
  const at = (room: string) => opponents(game, 'me', namesAt(room, { she: 'secret7' }, namesIn));
  expect(at('r')).toContain('Ewa N.');
  expect(at('r')).not.toContain('secret7');
  expect(at('other')).toContain('secret7');
});
