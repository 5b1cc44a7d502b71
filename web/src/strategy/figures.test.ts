import { expect, test } from 'vitest';
import { CLAIMS, HANDS, pointsText, RULES, rowsOf, SEATS, wayOf, type Claim } from './figures';
import { RULESETS, SEAT_COUNTS } from '../parts/rules/rules';

const claim: Claim = {
  key: 'panic',
  against: 'exact',
  heroes: ['lurker', 'lurker+yield=1', 'lurker+yield=3', 'lurker+yield=6'],
  figures: {
    'pl-forty 2 0': [
      [900, 880, 915, 684, 12, 400],
      [905, 916, 920, 0, 0, 400],
      null,
      [700, 680, 879, -51, 3, 400],
    ],
  },
};

test('a row tells shares, points, and whether it is clearly better or worse than the first', () => {
  const rows = rowsOf(claim, { rules: 'pl-forty', seats: 2, hands: 0 });

  expect(rows.map(({ hero, verdict }) => [hero, verdict])).toEqual([
    ['lurker', 'alike'],
    ['lurker+yield=1', 'better'],
    ['lurker+yield=6', 'worse'],
  ]);
  expect(rows[0]).toMatchObject({
    wins: 0.9,
    low: 0.88,
    high: 0.915,
    points: 68.4,
    pointsError: 1.2,
    deals: 400,
  });
});

test('the name of a bot gives its message and number', () => {
  expect(wayOf('lurker+yield=3')).toEqual({ id: 'lurker-yield', n: 3 });
  expect(wayOf('casual+split')).toEqual({ id: 'casual-split', n: 0 });
});

test('every claim was measured for every ruleset, number of players and hands', () => {
  expect(new Set(RULES)).toEqual(new Set(RULESETS));
  expect(SEATS).toEqual(SEAT_COUNTS);
  for (const each of CLAIMS)
    for (const rules of RULES)
      for (const seats of SEATS)
        for (const hands of HANDS)
          expect(rowsOf(each, { rules, seats, hands })).toHaveLength(each.heroes.length);
});

test('points have a real minus sign', () => {
  const written = ['pl', 'ru', 'en'].map((language) => pointsText(-22.4, language));
  expect(written).toEqual(Array(3).fill('\u221222'));
  expect(pointsText(7, 'en')).toBe('+7');
});
