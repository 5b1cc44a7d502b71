/** A game being entered at the table, and what is sent of it. */
import type { Ending, SheetLine, TypedGame } from '../../../protocol/day';
import { SEAT_COUNTS } from '../../../parts/rules/rules';
import {
  countGame,
  penaltiesApply,
  penaltyOf,
  type CountRules,
  type SeatCount,
  type SeatEnd,
} from './counting';

export interface SeatDraft {
  /** Points left on the rack, as typed. */
  value: string;
  /** The rack tile by tile, if it was entered that way. */
  rack: string[] | null;
  opened: boolean;
  could: boolean;
  announced: boolean;
  drawn: string | null;
  /** Absent: the game is played without this seat. */
  absent?: boolean;
}

export interface GameDraft {
  ending: Ending;
  /** The seat that went out; null if nobody did, or it has not been entered yet. */
  out: number | null;
  seats: SeatDraft[];
}

const MOST_POINTS = 999;

export function newDraft(seats: number, ending: Ending = 'out'): GameDraft {
  return {
    ending,
    out: null,
    seats: Array.from({ length: seats }, () => ({
      value: '',
      rack: null,
      opened: true,
      could: false,
      announced: false,
      drawn: null,
    })),
  };
}

/** The typed number; null for anything else. A minus is never needed. */
export function typedValue(text: string): number | null {
  const digits = text.trim().replace(/^[-−]/, '');
  if (!/^\d{1,4}$/.test(digits)) return null;
  const value = Number(digits);
  return value <= MOST_POINTS ? value : null;
}

function endOf(draft: GameDraft, seat: number): SeatEnd | null {
  const typed = draft.seats[seat];
  if (!typed) return null;
  if (draft.ending === 'out' && draft.out === seat)
    return { value: 0, rack: [], opened: true, could: false, announced: false, drawn: null };
  const value = typed.rack ? null : typedValue(typed.value);
  const empty = typed.rack ? typed.rack.length === 0 : value === 0;
  // A player who did not go out has tiles: an empty rack would mean that another player went out.
  if (empty) return { ...typed, value: null, rack: null, opened: true };
  return { ...typed, value };
}

/** The fewest players with whom a game continues if others are absent. */
const LEAST_PLAYERS = Math.min(...SEAT_COUNTS);

/** The seats that play, in their order. */
export const seatsThere = (draft: GameDraft): number[] =>
  draft.seats.flatMap((seat, i) => (seat.absent ? [] : [i]));

/** The result of the game by seat, with null for absent players; null while something is missing. */
export function countDraft(rules: CountRules, draft: GameDraft): (SeatCount | null)[] | null {
  const there = seatsThere(draft);
  if (there.length < LEAST_PLAYERS || (draft.ending === 'out' && draft.out === null)) return null;
  const ends = there.map((seat) => endOf(draft, seat));
  const counted = ends.some((end) => end === null) ? null : countGame(rules, draft.ending, ends as SeatEnd[]);
  return counted && draft.seats.map((_, seat) => counted[there.indexOf(seat)] ?? null);
}

/** Whether the rack of a seat counts and has to be entered: not if a penalty replaces it (I-5). */
export const asksValue = (rules: CountRules, draft: GameDraft, seat: SeatDraft): boolean =>
  seat.opened || !penaltiesApply(rules, draft.ending) || !rules.unopened_penalty_replaces_rack;

/** Whether the points of a seat are still unknown. */
export function needsMore(rules: CountRules, draft: GameDraft, seat: number): boolean {
  const typed = draft.seats[seat];
  if (!typed || typed.absent || (draft.ending === 'out' && draft.out === seat)) return false;
  if (typed.rack) return typed.rack.length === 0;
  return asksValue(rules, draft, typed) && !typedValue(typed.value);
}

/** Whether every rack is known tile by tile: then the server counts. */
export const hasRacks = (draft: GameDraft): boolean =>
  draft.seats.every(
    (seat, i) =>
      seat.absent === true || (draft.ending === 'out' && draft.out === i) || (seat.rack?.length ?? 0) > 0,
  );

/** The game as it is sent; null while something is missing. */
export function typedOf(rules: CountRules, draft: GameDraft, players: readonly number[]): TypedGame | null {
  const counted = countDraft(rules, draft);
  if (!counted) return null;
  const racks = hasRacks(draft);
  const penalties = penaltiesApply(rules, draft.ending);
  const there = seatsThere(draft);
  const absent = players.filter((_, i) => !there.includes(i));
  const lines = there.map((i): SheetLine => {
    const player = players[i] ?? 0;
    const seat = draft.seats[i];
    const count = counted[i];
    if (!seat || !count) return { player };
    const out = draft.ending === 'out' && draft.out === i;
    if (out)
      return { player, small: count.small, opened: true, ...(racks ? { rack: '' } : { because: 'out' }) };
    const line: SheetLine = { player, small: count.small };
    if (seat.opened || penalties) line.opened = seat.opened;
    if (!racks) return { ...line, because: count.because };
    line.rack = seat.rack?.join(' ') ?? '';
    if (!seat.opened && seat.announced) line.announced = true;
    if (!seat.opened && seat.announced && seat.drawn) line.drawn_last = seat.drawn;
    return line;
  });
  return { lines, ending: draft.ending, ...(absent.length > 0 ? { absent } : {}) };
}

/** A game that was sent, for editing. */
export function draftOf(rules: CountRules, game: TypedGame, players: readonly number[]): GameDraft {
  const draft = newDraft(players.length, game.ending ?? 'out');
  const lines = players.map((player) => game.lines?.find((line) => line.player === player));
  const smalls = lines.map((line) => line?.small ?? -Infinity);
  const top = smalls.indexOf(Math.max(...smalls));
  lines.forEach((line, i) => {
    const seat = draft.seats[i];
    if (!seat) return;
    if (!line) {
      seat.absent = true;
      return;
    }
    if (draft.ending === 'out' && (line.because === 'out' || line.rack === '')) draft.out = i;
    seat.opened = line.opened ?? true;
    seat.could = line.because === 'could_have_opened' || line.because === 'announced';
    seat.announced = line.announced ?? line.because === 'announced';
    seat.drawn = line.drawn_last ?? null;
    if (line.rack) seat.rack = line.rack.split(' ').filter(Boolean);
    else if (draft.ending === 'out' && line.because && line.because !== 'out') {
      const penalty = line.because === 'rack' ? 0 : penaltyOf(rules, line.because);
      if (asksValue(rules, draft, seat)) seat.value = String(-(line.small ?? 0) - penalty);
    }
  });
  if (draft.ending === 'out' && draft.out === null && lines.length > 0) draft.out = top;
  return draft;
}
