/** Why a game is over; words are not loaded here, so that sentences are their ids. */
import { expect, test } from 'vitest';
import type { GameNow, Person, Ruleset, SeatResult } from '../../protocol/types';
import { sheetOf } from './sheet';
import { storyOf } from './story';

const sits = (resigned: boolean): Person => ({
  player: 'p',
  bot: null,
  away: false,
  forfeited: false,
  resigned,
});
const takes = (place: number, forfeited: boolean): SeatResult => ({ small: 0, big: 0, place, forfeited });
const names = ['Anna', 'Bartek', 'Celina'];

test.each([
  ['out', false, false, ['end-because-out']],
  ['exhausted', false, true, ['end-gone-away', 'end-because-exhausted']],
  ['round-time', true, true, ['end-gone-resigned', 'end-because-round-time']],
  ['out', true, false, ['end-gone-resigned-bot', 'end-because-out']],
  [null, true, true, ['end-gone-resigned', 'end-because-stopped']],
  [null, false, true, ['end-gone-away', 'end-because-stopped']],
])('ended %s, resigned %s, forfeited %s', (ending, resigned, forfeited, told) => {
  const sitters = [sits(false), sits(resigned)];

  expect(storyOf(ending, sitters, [takes(1, false), takes(2, forfeited)], names, 0)).toEqual(told);
});

test('a game that stopped has places for everybody and says who gave up', () => {
  const game = { score: null, racks: ['r1', 'r2', 'r3'], opened: [true, false, false] } as unknown as GameNow;
  const results = [takes(2, true), takes(1, false), takes(3, true)];
  const lines = sheetOf(game, {} as Ruleset, results, [sits(true), sits(false), sits(false)]);

  expect(lines.map(({ place, wins, why }) => [place, wins, why])).toEqual([
    [2, false, ['score-why-resigned']],
    [1, true, ['score-why-stayed']],
    [3, false, ['score-why-away']],
  ]);
});
