/** Counting a game without the server: racks, penalties, differences, the winner's sum. */
import { numberOf, isJoker } from '../../../table/tiles/tiles';
import type { Ending, Reason } from '../../../protocol/day';
import type { Ruleset } from '../../../protocol/types';
import { canOpen } from './opening';

/** The fields of a ruleset that counting at a table needs. */
export type CountRules = Pick<
  Ruleset,
  | 'opening_points'
  | 'joker_penalty'
  | 'unopened_penalty'
  | 'unopened_penalty_could_open'
  | 'unopened_penalty_replaces_rack'
  | 'unopened_penalty_on_exhaustion'
  | 'announcement'
  | 'announced_penalty'
  | 'winner_records'
  | 'tied_winners'
>;

/** What a player who has not opened records, by the reason. */
export const penaltyOf = (rules: CountRules, reason: Exclude<Reason, 'out' | 'rack'>): number =>
  ({
    announced: rules.announced_penalty,
    could_have_opened: rules.unopened_penalty_could_open,
    unopened: rules.unopened_penalty,
  })[reason];

/** Whether not having opened is penalised in a game that ended this way (I-6). */
export const penaltiesApply = (rules: CountRules, ending: Ending): boolean =>
  rules.unopened_penalty > 0 && (ending === 'out' || rules.unopened_penalty_on_exhaustion);

export const rackValue = (rack: readonly string[], rules: CountRules): number =>
  rack.reduce((sum, tile) => sum + (isJoker(tile) ? rules.joker_penalty : numberOf(tile)), 0);

/** What is known about one seat at the end of a game. */
export interface SeatEnd {
  /** The value of the rack, typed or counted; null if unknown, 0 for the player who went out. */
  value: number | null;
  /** The rack tile by tile, if it was entered that way. */
  rack: readonly string[] | null;
  opened: boolean;
  /** For a player who did not open, if the rack is not known: whether the rack could have opened. */
  could: boolean;
  /** Announced "I open next turn" in the player's last turn, with the tile drawn then. */
  announced: boolean;
  drawn: string | null;
}

export interface SeatCount {
  counted: number;
  because: Reason;
  small: number;
  place: number;
}

/** The result of a game, or null while something is missing. */
export function countGame(rules: CountRules, ending: Ending, seats: readonly SeatEnd[]): SeatCount[] | null {
  const counts = seats.map((seat) => against(rules, ending, seat));
  if (counts.some((each) => each === null)) return null;
  const all = counts as { counted: number; because: Reason }[];
  const lowest = Math.min(...all.map((each) => each.counted));
  const out = ending === 'out';
  if (out && all.filter((each) => each.because === 'out').length !== 1) return null;
  const wins = all.map((each) => (out ? each.because === 'out' : each.counted === lowest));
  const losses = all.map((each, i) => (wins[i] ? 0 : each.counted - (each.because === 'rack' ? lowest : 0)));
  const won = winnersShare(
    rules,
    losses.reduce((a, b) => a + b, 0),
    wins.filter(Boolean).length,
  );
  const smalls = losses.map((loss, i) => (wins[i] ? won : -loss || 0));
  const better = (i: number, j: number) =>
    Number(wins[j]) - Number(wins[i]) || (smalls[j] ?? 0) - (smalls[i] ?? 0);
  return all.map((each, i) => ({
    ...each,
    small: smalls[i] ?? 0,
    place: 1 + all.filter((_, j) => better(i, j) > 0).length,
  }));
}

function winnersShare(rules: CountRules, losses: number, winners: number): number {
  if (rules.winner_records === 'nothing') return 0;
  // I-8: split in whole points; a remainder is recorded by nobody.
  return rules.tied_winners === 'split' ? Math.floor(losses / winners) : losses;
}

function against(
  rules: CountRules,
  ending: Ending,
  seat: SeatEnd,
): { counted: number; because: Reason } | null {
  const value = seat.rack ? rackValue(seat.rack, rules) : seat.value;
  const empty = seat.rack ? seat.rack.length === 0 : value === 0;
  if (value !== null && empty && seat.opened) return { counted: 0, because: 'out' };
  if (seat.opened || !penaltiesApply(rules, ending))
    return value === null ? null : { counted: value, because: 'rack' };
  if (seat.rack?.length === 0) return null;
  const because = unopenedReason(rules, seat);
  const penalty = penaltyOf(rules, because);
  if (rules.unopened_penalty_replaces_rack) return { counted: penalty, because };
  return value === null ? null : { counted: penalty + value, because }; // I-5: added to the rack
}

function unopenedReason(rules: CountRules, seat: SeatEnd): Exclude<Reason, 'out' | 'rack'> {
  const could = seat.rack ? canOpen(seat.rack, rules.opening_points) : seat.could;
  if (!could) return 'unopened';
  if (!seat.announced || rules.announcement !== 'spares-higher-penalty') return 'could_have_opened';
  // M-8: the last drawn tile must have made the opening possible; if the rack is unknown, the players say so.
  const spared = seat.rack
    ? seat.drawn !== null && !canOpen(without(seat.rack, seat.drawn), rules.opening_points)
    : true;
  return spared ? 'announced' : 'could_have_opened';
}

function without(rack: readonly string[], tile: string): string[] {
  const at = rack.indexOf(tile);
  return rack.filter((_, i) => i !== at);
}
