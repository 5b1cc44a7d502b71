/** Counting a game on the spot, without the server: racks, jokers, 100 or 200, differences, the winner's sum. */
import type { Ending, Exhaustion, Reason } from '../../../protocol/day';

/** What of a ruleset the count at a table needs. */
export interface CountRules {
  joker: number;
  /** For not opening, and where the rack could have opened. */
  unopened: number;
  couldOpen: number;
  announced: number;
  /** Whether the penalty stands when the bank or the time ran out, too (I-6). */
  alwaysPenalty: boolean;
  winnerRecords: 'sum' | 'nothing';
  exhaustion: Exhaustion;
  /** Whether seat A starts; otherwise the start is drawn. */
  seatAStarts: boolean;
}

const POLISH = {
  joker: 50,
  unopened: 100,
  couldOpen: 200,
  announced: 100,
  alwaysPenalty: false,
  winnerRecords: 'sum',
  exhaustion: 'one-more-turn',
  seatAStarts: false,
} as const satisfies CountRules;

const RULES: Readonly<Record<string, CountRules>> = {
  'pl-forty': POLISH,
  'pl-minute': { ...POLISH, exhaustion: 'stop' },
  'pl-stacks': { ...POLISH, seatAStarts: true },
  'ru-championship': { ...POLISH, joker: 100, alwaysPenalty: true, winnerRecords: 'nothing' },
  'en-classic': { ...POLISH, joker: 30, unopened: 0, couldOpen: 0, exhaustion: 'play-on' },
};

export const countRules = (key: string): CountRules => RULES[key] ?? POLISH;

/** What a player who has not opened records, by the reason. */
export const penaltyOf = (rules: CountRules, reason: Exclude<Reason, 'out' | 'rack'>): number =>
  ({ announced: rules.announced, could_have_opened: rules.couldOpen, unopened: rules.unopened })[reason];

const OPENING = 30;
const NUMBERS = 13;
const COLOURS = ['r', 'b', 'k', 'o'] as const;

const tileValue = (tile: string, rules: CountRules): number =>
  tile === 'j' ? rules.joker : Number(tile.slice(1));

export const rackValue = (rack: readonly string[], rules: CountRules): number =>
  rack.reduce((sum, tile) => sum + tileValue(tile, rules), 0);

interface Meld {
  kinds: readonly string[];
  jokers: number;
  points: number;
}

/** Whether sets from the rack alone make 30, jokers at what they stand for. */
export function canOpen(rack: readonly string[]): boolean {
  const held = new Map<string, number>();
  for (const tile of rack) held.set(tile, (held.get(tile) ?? 0) + 1);
  const jokers = held.get('j') ?? 0;
  return reaches(held, jokers, melds(held, jokers), 0, OPENING);
}

function reaches(
  held: Map<string, number>,
  jokers: number,
  list: readonly Meld[],
  from: number,
  needed: number,
): boolean {
  if (needed <= 0) return true;
  for (let at = from; at < list.length; at++) {
    const meld = list[at];
    if (!meld || meld.jokers > jokers || meld.kinds.some((kind) => !held.get(kind))) continue;
    for (const kind of meld.kinds) held.set(kind, (held.get(kind) ?? 0) - 1);
    const found = reaches(held, jokers - meld.jokers, list, at, needed - meld.points);
    for (const kind of meld.kinds) held.set(kind, (held.get(kind) ?? 0) + 1);
    if (found) return true;
  }
  return false;
}

/** Every set the rack can make, the most valuable first; longer runs are made of these. */
function melds(held: ReadonlyMap<string, number>, jokers: number): Meld[] {
  const found: Meld[] = [];
  const add = (places: readonly string[], number: (place: number) => number) => {
    const points = places.reduce((sum, _, i) => sum + number(i), 0);
    // A joker may also stand where the tile is at hand, which is then free for another set.
    for (let standIns = 0; standIns < 1 << places.length; standIns++) {
      const kinds = places.filter((_, i) => !(standIns & (1 << i)));
      const used = places.length - kinds.length;
      if (kinds.length === 0 || used > jokers || kinds.some((kind) => !held.get(kind))) continue;
      found.push({ kinds, jokers: used, points });
    }
  };
  for (const colour of COLOURS)
    for (let low = 1; low <= NUMBERS; low++)
      for (let length = 3; length <= 5 && low + length - 1 <= NUMBERS; length++)
        add(
          Array.from({ length }, (_, i) => `${colour}${low + i}`),
          (i) => low + i,
        );
  for (let number = 1; number <= NUMBERS; number++) {
    const all = COLOURS.map((colour) => `${colour}${number}`);
    add(all, () => number);
    for (const without of all)
      add(
        all.filter((kind) => kind !== without),
        () => number,
      );
  }
  return found.sort((a, b) => b.points - a.points);
}

/** What is known of one seat at the end of a game. */
export interface SeatEnd {
  /** The value of the rack, typed or counted; null where it is not known yet, 0 for who went out. */
  value: number | null;
  /** The rack tile by tile, where it was tapped in. */
  rack: readonly string[] | null;
  opened: boolean;
  /** For who did not open, where no rack says it: whether the rack could have opened. */
  could: boolean;
  /** Said "I open next turn" in the own last turn, with the tile drawn then. */
  announced: boolean;
  drawn: string | null;
}

export interface SeatCount {
  counted: number;
  because: Reason;
  small: number;
  place: number;
}

/** What a game comes to, or null while something is missing. */
export function countGame(rules: CountRules, ending: Ending, seats: readonly SeatEnd[]): SeatCount[] | null {
  const counts = seats.map((seat) => against(rules, ending, seat));
  if (counts.some((each) => each === null)) return null;
  const all = counts as { counted: number; because: Reason }[];
  const lowest = Math.min(...all.map((each) => each.counted));
  const out = ending === 'out';
  if (out && all.filter((each) => each.because === 'out').length !== 1) return null;
  const wins = all.map((each) => (out ? each.because === 'out' : each.counted === lowest));
  const losses = all.map((each, i) => (wins[i] ? 0 : each.counted - (each.because === 'rack' ? lowest : 0)));
  const sum = rules.winnerRecords === 'sum' ? losses.reduce((a, b) => a + b, 0) : 0;
  const smalls = losses.map((loss, i) => (wins[i] ? sum : -loss));
  const better = (i: number, j: number) =>
    Number(wins[j]) - Number(wins[i]) || (smalls[j] ?? 0) - (smalls[i] ?? 0);
  return all.map((each, i) => ({
    ...each,
    small: smalls[i] ?? 0,
    place: 1 + all.filter((_, j) => better(i, j) > 0).length,
  }));
}

function against(
  rules: CountRules,
  ending: Ending,
  seat: SeatEnd,
): { counted: number; because: Reason } | null {
  const value = seat.rack ? rackValue(seat.rack, rules) : seat.value;
  const empty = seat.rack ? seat.rack.length === 0 : value === 0;
  if (value !== null && empty && seat.opened) return { counted: 0, because: 'out' };
  const applies = rules.unopened > 0 && (ending === 'out' || rules.alwaysPenalty);
  if (seat.opened || !applies) return value === null ? null : { counted: value, because: 'rack' };
  if (seat.rack?.length === 0) return null;
  const could = seat.rack ? canOpen(seat.rack) : seat.could;
  if (!could) return { counted: rules.unopened, because: 'unopened' };
  const earlier = seat.rack && seat.drawn ? without(seat.rack, seat.drawn) : null;
  const spared = seat.announced && (earlier === null ? !seat.rack : !canOpen(earlier));
  return spared
    ? { counted: rules.announced, because: 'announced' }
    : { counted: rules.couldOpen, because: 'could_have_opened' };
}

function without(rack: readonly string[], tile: string): string[] {
  const at = rack.indexOf(tile);
  return rack.filter((_, i) => i !== at);
}
