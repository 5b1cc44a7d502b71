/** What is heard, in three languages: moves in full, tiles by their colours, the time. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heard, moveDetails } from './speech';
import { sampleView, PEOPLE } from '../samples';
import type { Move } from '../view';
import { timeText } from './voice.svelte';
import { settings, type Language } from '../../settings.svelte';
import { speak } from '../../words/words.svelte';

const LANGUAGES: Language[] = ['en', 'pl', 'ru'];

async function speakIn(language: Language): Promise<void> {
  settings.language = language;
  await speak();
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
});

const BEFORE = "r3 r4 r5 | k7 b7 o7 r7' | b1 b2 b3 b4";
const AFTER = 'r3 r4 r5 r6 | k7 b7 o7 | b1 b2 b3 b4 | k10 b10 j';
const MOVE: Move = { seq: 1, seat: 1, kind: 'played', before: BEFORE, after: AFTER, opened: null };

describe("the others' moves are told in full: which tiles, where", () => {
  test.each([
    ['en', ['red 6 added to set 1: run: red 3, red 4, red 5, red 6', 'Set 2 rearranged: group: black 7, blue 7, orange 7', 'New set 4: group: black 10, blue 10, joker as red 10']], // prettier-ignore
    ['pl', ['czerwona 6 do układu 1: seria: czerwona 3, czerwona 4, czerwona 5, czerwona 6', 'Przełożony układ 2: grupa: czarna 7, niebieska 7, pomarańczowa 7', 'Nowy układ 4: grupa: czarna 10, niebieska 10, joker jako czerwona 10']], // prettier-ignore
    ['ru', ['красная 6 — в комбинацию 1: ряд: красная 3, красная 4, красная 5, красная 6', 'Переложена комбинация 2: группа: чёрная 7, синяя 7, оранжевая 7', 'Новая комбинация 4: группа: чёрная 10, синяя 10, джокер вместо: красная 10']], // prettier-ignore
  ] as [Language, string[]][])('in %s', async (language, expected) => {
    await speakIn(language);

    expect(moveDetails(MOVE, AFTER).map((line) => line.replaceAll('\u00A0', ' '))).toEqual(expected);
  });

  test('sets are numbered as they lie now', async () => {
    await speakIn('en');

    expect(moveDetails(MOVE, `o1 o2 o3 | ${AFTER}`)[0]).toContain('added to set 2');
  });

  test('a run that was laid falling is told rising, as it is shown', async () => {
    await speakIn('en');

    expect(moveDetails({ ...MOVE, before: '', after: 'r5 r4 r3' }, 'r5 r4 r3')).toEqual([
      'New set 1: run: red 3, red 4, red 5',
    ]);
  });
});

test.each([
  ['en', 'You draw orange 1, blue 8, joker.'],
  ['pl', 'You draw pomarańczowa 1, niebieska 8, joker.'],
  ['ru', 'You draw оранжевая 1, синяя 8, джокер.'],
] as [Language, string][])('signs are heard as colours in %s', async (language, expected) => {
  await speakIn(language);

  expect(heard('You draw 1▲ 8◆ ☺.').replaceAll('\u00A0', ' ')).toBe(expected);
});

describe('the time', () => {
  const timed = (deadline: number | null, seat = 0) =>
    sampleView({ turn: { seat, deadline, has_drawn: false, may_claim_time: false } });
  const said = (view: ReturnType<typeof timed>) => timeText(view, PEOPLE, 1000).replaceAll('\u00A0', ' ');

  test.each([
    ['en', 'Your turn: 23 seconds left'],
    ['pl', 'Twój ruch: zostały 23 sekundy'],
    ['ru', 'Ваш ход: осталось 23 секунды'],
  ] as [Language, string][])('is told in %s', async (language, expected) => {
    await speakIn(language);

    expect(said(timed(24_000))).toBe(expected);
  });

  test('of another player, of a long turn, of a stopped clock, and without one', async () => {
    await speakIn('en');

    expect(said(timed(24_000, 1))).toBe('Bartek: 23 seconds left');
    expect(said(timed(126_000))).toBe('Your turn: 2 minutes 5 seconds left');
    expect(said({ ...timed(null), stop: { by: '', reason: '', remaining_ms: 9000 } })).toBe(
      'Your turn: the clock is stopped, 9 seconds left',
    );
    expect(said(timed(null))).toBe('Your turn: no clock');
  });
});

test('no message of these is missing in any language', async () => {
  for (const language of LANGUAGES) {
    await speakIn(language);
    const all = [...moveDetails(MOVE, AFTER), timeText(sampleView(), PEOPLE, 0)].join(' ');
    expect(all).not.toMatch(/spoken-|clock-|set-|tile-/);
  }
});
