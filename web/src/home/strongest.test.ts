import { describe, expect, it } from 'vitest';
import type { Listing, RatingSeen } from '../protocol/types';
import { strongestFirst } from './strongest';

const game = (room: string, since: number, ...players: string[]): Listing =>
  ({ room, since, sitters: players.map((player) => ({ player, bot: null })) }) as unknown as Listing;
const rated = (shown: number): RatingSeen => ({ shown, games: 20, provisional: false });

describe('the game to watch', () => {
  it('is the one with the strongest people', () => {
    const ratings = { anna: rated(1500), bob: rated(1300), celina: rated(1900) };
    const games = [
      game('weak', 3, 'bob', 'new'),
      game('strong', 1, 'anna', 'celina'),
      game('mixed', 2, 'celina', 'new'),
    ];

    const shown = strongestFirst(games, ratings).map(({ room }) => room);

    expect(shown).toEqual(['strong', 'mixed', 'weak']);
  });

  it('is the newest where nobody has a rating', () => {
    const shown = strongestFirst([game('old', 1, 'x'), game('new', 2, 'y'), game('bots', 3)], {});

    expect(shown.map(({ room }) => room)).toEqual(['bots', 'new', 'old']);
  });
});
