/** Games in words: who played, how long, and what came of it. */
import { signed } from '../parts/text/numbers';
import { seatNames } from '../room/people';
import type { PastGame, PastSeat } from '../protocol/types';
import { t } from '../words/words.svelte';

type Names = Readonly<Record<string, string>>;

/** Names by room, where a tournament's roster gives people other ones. */
export type NamesIn = Readonly<Record<string, Names>>;

/** The names at one table. */
export const namesAt = (room: string, names: Names, namesIn: NamesIn = {}): Names => ({
  ...names,
  ...namesIn[room],
});

/** The names of everybody else at the table. */
export function opponents(game: PastGame, me: string, names: Names): string {
  const sitters = game.seats.map((seat) => ({
    player: seat.player,
    bot: seat.bot,
    away: false,
    forfeited: false,
    resigned: false,
  }));
  return seatNames(sitters, names)
    .filter((_, seat) => game.seats[seat]?.player !== me)
    .join(', ');
}

export const seatOf = (game: PastGame, player: string): PastSeat | undefined =>
  game.seats.find((seat) => seat.player === player);

/** What the game was for a seat: won, a place, or left before the end. */
export function resultText(game: PastGame, seat: PastSeat): string {
  if (seat.resigned) return t('games-resigned');
  if (seat.left) return t('games-left');
  if (seat.place > 1) return t('games-place', { place: seat.place, of: game.seats.length });
  return t(game.seats.filter((each) => each.place === 1).length > 1 ? 'games-shared' : 'games-won');
}

/** How long a game took. */
export function lengthText(game: PastGame): string {
  return t('games-length', { turns: game.turns, time: timeText(game.ended - game.began) });
}

function timeText(ms: number): string {
  if (ms < 60_000) return t('games-seconds', { seconds: Math.round(ms / 1000) });
  const minutes = Math.round(ms / 60_000);
  if (minutes < 60) return t('games-minutes', { minutes });
  return t('games-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The points of a seat, and what the game did to a rating; a game that stopped early has no points. */
export function figuresText(game: PastGame, seat: PastSeat): string {
  const points = game.ending === 'stopped' ? '' : t('games-points', { points: signed(seat.points) });
  const rating = seat.rating
    ? t('games-rating', {
        after: String(seat.rating[1]),
        change: signed(seat.rating[1] - seat.rating[0]),
      })
    : t('games-rated');
  return [points, game.rated ? rating : ''].filter(Boolean).join(' · ');
}
