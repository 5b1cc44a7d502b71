/** The steps of entering a game: what each tap changes in the draft, and what is still missing. */
import { byRuns } from '../../../table/tiles/tiles';
import type { Ending } from '../../../protocol/day';
import type { CountGame, Ruleset } from '../../../protocol/types';
import { askedRules } from '../../../parts/rules/rules';
import type { CountRules } from '../counting/counting';
import { hasRacks, needsMore, seatsThere, type GameDraft, type SeatDraft } from '../counting/game-draft';
import { saidInLastTurn, type TurnClock } from '../clock/turn-clock';

export const isOut = (draft: GameDraft, seat: number): boolean =>
  draft.ending === 'out' && draft.out === seat;

/** Whether the winner is known, so that racks can be entered. */
export const asksRacks = (draft: GameDraft): boolean => draft.ending !== 'out' || draft.out !== null;

export function endAs(draft: GameDraft, ending: Ending): void {
  draft.ending = ending;
  if (ending !== 'out') draft.out = null;
}

/** Add a tile to the rack, in the order in which people sort tiles. */
export function putTile(seat: SeatDraft, kind: string): void {
  seat.rack = [...(seat.rack ?? []), kind].sort(byRuns);
}

/** Remove a tile from the rack; if it was the last drawn tile, that choice is removed too. */
export function takeTile(seat: SeatDraft, at: number): void {
  seat.rack = (seat.rack ?? []).filter((_, i) => i !== at);
  if (seat.drawn !== null && !seat.rack.includes(seat.drawn)) seat.drawn = null;
}

/** Enter the rack as a number again. */
export function forgetTiles(seat: SeatDraft): void {
  seat.rack = null;
  seat.drawn = null;
}

/** Mark a player as absent or present; an absent player cannot have gone out. */
export function setAbsent(draft: GameDraft, seat: number, absent: boolean): void {
  const typed = draft.seats[seat];
  if (!typed) return;
  typed.absent = absent;
  if (absent && draft.out === seat) draft.out = null;
}

/** Set whether a player opened; an announcement recorded by the clock is kept. */
export function setOpened(draft: GameDraft, seat: number, opened: boolean, clock: TurnClock): void {
  const typed = draft.seats[seat];
  if (!typed) return;
  typed.opened = opened;
  typed.announced = !opened && saidInLastTurn(clock, seat);
}

/** Whether an announcement of the opening matters: the rack could have opened, or that is not known yet. */
export const asksAnnounced = (seat: SeatDraft): boolean =>
  !seat.opened && (seat.rack ? seat.rack.length > 0 : seat.could);

/** The seats whose points are still unknown. */
export const missingSeats = (rules: CountRules, draft: GameDraft): number[] =>
  draft.seats.flatMap((_, seat) => (needsMore(rules, draft, seat) ? [seat] : []));

export interface ScoreQuestion extends Pick<CountGame, 'rules' | 'ending'> {
  racks: string[];
  opened: boolean[];
  announced: boolean[];
  drawn_last: (string | null)[];
}

/** The game for the server to count, once every rack is known tile by tile. */
export function questionOf(rules: Ruleset, draft: GameDraft): ScoreQuestion | null {
  if (!asksRacks(draft) || !hasRacks(draft)) return null;
  const seats = seatsThere(draft).flatMap((at) => {
    const seat = draft.seats[at];
    return seat ? [{ ...seat, out: isOut(draft, at) }] : [];
  });
  return {
    rules: askedRules(rules),
    ending: draft.ending,
    racks: seats.map((seat) => (seat.out ? '' : (seat.rack?.join(' ') ?? ''))),
    opened: seats.map((seat) => seat.out || seat.opened),
    announced: seats.map((seat) => !seat.out && seat.announced),
    drawn_last: seats.map((seat) => (seat.out ? null : seat.drawn)),
  };
}
