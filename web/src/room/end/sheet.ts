/** The score sheet: every number and where it comes from. */
import type { GameNow, Person, Ruleset, Score, SeatResult } from '../../protocol/types';
import { byRuns } from '../../table/tiles/tiles';
import { t } from '../../words/words.svelte';

export interface SheetLine {
  seat: number;
  /** The rack tile by tile, each with its value. */
  tiles: { tile: string; counts: number }[];
  rackValue: number;
  place: number;
  /** As these rules write it: some give the winner a minus. */
  small: number;
  big: number;
  wins: boolean;
  opened: boolean;
  /** The reasons, in sentences. */
  why: string[];
}

/** The value of a tile left on a rack. */
export function counts(tile: string, rules: Pick<Ruleset, 'joker_penalty'>): number {
  return tile.startsWith('j') ? rules.joker_penalty : Number(tile.replace(/[^0-9]/g, ''));
}

/** The sheet of a finished game: with points, or with the places alone if the game was stopped. */
export function sheetOf(
  game: GameNow,
  rules: Ruleset,
  results: readonly SeatResult[],
  sitters: readonly (Person | null)[],
): SheetLine[] {
  const lines = game.score ? counted(game, rules, game.score) : stopped(game, results);
  return lines.map((line) => {
    const gone = results[line.seat]?.forfeited;
    if (!gone) return line;
    return { ...line, why: [t(sitters[line.seat]?.resigned ? 'score-why-resigned' : 'score-why-away')] };
  });
}

function stopped(game: GameNow, results: readonly SeatResult[]): SheetLine[] {
  return results.map(({ place, small, big }, seat) => ({
    seat,
    tiles: [],
    rackValue: 0,
    place,
    small,
    big,
    wins: place === 1,
    opened: game.opened[seat] ?? false,
    why: [t('score-why-stayed')],
  }));
}

function counted(game: GameNow, rules: Ruleset, score: Score): SheetLine[] {
  const sign = rules.sign_shown === 'winner-minus' ? -1 : 1;
  return score.seats.map((seat, i) => {
    const tiles = (game.racks[i] ?? '')
      .split(' ')
      .filter(Boolean)
      .sort(byRuns)
      .map((tile) => ({ tile, counts: counts(tile, rules) }));
    return {
      seat: i,
      tiles,
      rackValue: seat.rack_value,
      place: seat.place,
      small: seat.small * sign,
      big: seat.big,
      wins: score.winners.includes(i),
      opened: game.opened[i] ?? false,
      why: reasons(i, rules, score),
    };
  });
}

function reasons(i: number, rules: Ruleset, score: Score): string[] {
  const seat = score.seats[i];
  if (!seat) return [];
  const lowest = Math.min(...score.winners.map((winner) => score.seats[winner]?.counted ?? 0));
  if (score.winners.includes(i)) return winner(i, rules, score);
  switch (seat.reason) {
    case 'unopened':
    case 'could_have_opened':
    case 'announced': {
      const key = seat.reason.replaceAll('_', '-');
      const onTop = !rules.unopened_penalty_replaces_rack;
      const words = [t(`score-why-${key}`, { counted: seat.counted })];
      return onTop
        ? [t('end-on-top', { penalty: seat.counted - seat.rack_value, value: seat.rack_value })]
        : words;
    }
    case 'out':
      return [t('score-why-out')];
    case 'rack':
      if (lowest > 0) return [t('score-why-difference', { value: seat.counted, lowest })];
      return [t('score-why-rack', { value: seat.counted })];
  }
}

function winner(i: number, rules: Ruleset, score: Score): string[] {
  const seat = score.seats[i];
  const first = seat?.reason === 'out' ? t('score-why-out') : t('end-lowest', { value: seat?.counted ?? 0 });
  if (rules.winner_records === 'nothing') return [first, t('score-why-winner-nothing')];
  const losses = score.seats
    .filter((_, other) => !score.winners.includes(other))
    .map((other) => -other.small);
  const sum = losses.reduce((total, loss) => total + loss, 0);
  const said = [first, t('score-why-winner-sum')];
  if (losses.length > 1) said.push(`${losses.join(' + ')} = ${sum}`);
  if (score.winners.length > 1)
    said.push(t(`end-tied-${rules.tied_winners}`, { count: score.winners.length }));
  return said;
}
