/**
 * The quick check that colours sets while a turn is arranged. The server's verdict decides; this module is
 * held to the engine by the cases in check-cases.json. What a freed joker may do (I-11) is left to the server.
 */
import {
  COLOURS,
  HIGHEST,
  JOKER,
  LARGEST_GROUP,
  SMALLEST_SET,
  colourOf,
  kindOf,
  numberOf,
  type Kind,
  type Tile,
} from '../tiles/tiles';

export interface Reading {
  shape: 'run' | 'group';
  /** What every tile stands for, in order. */
  standsFor: Kind[];
  /** The sum of the numbers; a joker counts as what it stands for. */
  value: number;
}

/** Why adjacent tiles are not a set; each fault has a message, `fault-<name>`. */
export type Fault =
  | 'few' // fewer than three tiles
  | 'jokers' // jokers alone
  | 'wrap' // 1 after 13
  | 'colour-twice' // a group with one colour twice
  | 'tile-twice' // a run with one number twice
  | 'gap' // a run with a number missing
  | 'order' // would be a set in another order
  | 'mixed'; // neither one colour nor one number

export type Breach =
  | 'not_a_set'
  | 'nothing_played'
  | 'tile_not_owned'
  | 'tile_taken_from_table'
  | 'opening_below_threshold'
  | 'opening_touches_table';

/** Every reading with the highest value; empty if the tiles are not a set. */
export function bestReadings(meld: readonly Tile[]): Reading[] {
  const kinds = meld.map(kindOf);
  const readings = [...runs(kinds), ...groups(kinds)];
  const most = Math.max(0, ...readings.map((reading) => reading.value));
  return readings.filter((reading) => reading.value === most);
}

export function read(meld: readonly Tile[]): Reading | null {
  return bestReadings(meld)[0] ?? null;
}

/** What the joker at `place` may stand for; several if a group lacks two colours. */
export function meanings(meld: readonly Tile[], place: number): Kind[] {
  return [...new Set(bestReadings(meld).map((reading) => reading.standsFor[place] ?? ''))];
}

function runs(kinds: readonly Kind[]): Reading[] {
  const place = kinds.findIndex((kind) => kind !== JOKER);
  const anchor = kinds[place];
  const colour = anchor === undefined ? null : colourOf(anchor);
  if (kinds.length < SMALLEST_SET || anchor === undefined || !colour) return [];
  const found: Reading[] = [];
  for (const step of [1, -1]) {
    const first = numberOf(anchor) - step * place;
    const last = first + step * (kinds.length - 1);
    if (Math.min(first, last) < 1 || Math.max(first, last) > HIGHEST) continue;
    const numbers = kinds.map((_, i) => first + step * i);
    const standsFor = numbers.map((number) => `${colour}${number}`);
    if (kinds.every((kind, i) => kind === JOKER || kind === standsFor[i])) {
      found.push({ shape: 'run', standsFor, value: numbers.reduce((sum, number) => sum + number, 0) });
    }
  }
  return found;
}

function groups(kinds: readonly Kind[]): Reading[] {
  if (kinds.length < SMALLEST_SET || kinds.length > LARGEST_GROUP) return [];
  const plain = kinds.filter((kind) => kind !== JOKER);
  const numbers = new Set(plain.map(numberOf));
  const colours = new Set(plain.map(colourOf));
  if (numbers.size !== 1 || colours.size !== plain.length || colours.has(null)) return [];
  const number = numberOf(plain[0] ?? '');
  const missing = COLOURS.filter((colour) => !colours.has(colour)).map((colour) => `${colour}${number}`);
  return arrangements(missing, kinds.length - plain.length).map((chosen) => {
    const jokers = chosen[Symbol.iterator]();
    const standsFor = kinds.map((kind) => (kind === JOKER ? String(jokers.next().value) : kind));
    return { shape: 'group', standsFor, value: number * kinds.length };
  });
}

function arrangements(kinds: readonly Kind[], count: number): Kind[][] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind) =>
    arrangements(
      kinds.filter((other) => other !== kind),
      count - 1,
    ).map((rest) => [kind, ...rest]),
  );
}

/** A falling run, reversed: runs are shown with rising numbers. Anything else is unchanged. */
export function rising(meld: readonly Tile[]): readonly Tile[] {
  return falls(read(meld)) ? [...meld].reverse() : meld;
}

function falls(reading: Reading | null): boolean {
  const [first = '', second = ''] = reading?.standsFor ?? [];
  return reading?.shape === 'run' && numberOf(first) > numberOf(second);
}

/** The tiles in an order that is a set, rising, with jokers at their highest value; null if there is none. */
export function inOrder(meld: readonly Tile[]): Tile[] | null {
  if (read(meld)) return [...rising(meld)];
  const plain = meld.filter((tile) => kindOf(tile) !== JOKER).sort((a, b) => numberOf(a) - numberOf(b));
  const jokers = meld.filter((tile) => kindOf(tile) === JOKER);
  if (meld.length > HIGHEST || jokers.length > 2) return null;
  let best: Tile[] | null = null;
  let most = -1;
  for (const places of placesFor(jokers.length, meld.length)) {
    const order = [...plain];
    places.forEach((place, i) => order.splice(place, 0, jokers[i] ?? JOKER));
    const value = read(order)?.value ?? -1;
    if (value > most) [best, most] = [order, value];
  }
  return most < 0 ? null : best;
}

function placesFor(count: number, length: number): number[][] {
  if (count === 0) return [[]];
  const last = Array.from({ length }, (_, i) => i);
  return last.flatMap((place) =>
    count === 1 ? [[place]] : placesFor(count - 1, place).map((few) => [...few, place]),
  );
}

/** Why the tiles are not a set; null if they are one. */
export function faultOf(meld: readonly Tile[]): Fault | null {
  if (read(meld)) return null;
  const kinds = meld.map(kindOf);
  const plain = kinds.filter((kind) => kind !== JOKER);
  if (kinds.length < SMALLEST_SET) return 'few';
  if (plain.length === 0) return 'jokers';
  if (inOrder(meld)) return 'order';
  const oneNumber = new Set(plain.map(numberOf)).size === 1;
  const oneColour = new Set(plain.map(colourOf)).size === 1;
  if (oneNumber) return 'colour-twice';
  if (!oneColour) return 'mixed';
  if (new Set(plain).size !== plain.length) return 'tile-twice';
  return wraps(kinds) ? 'wrap' : 'gap';
}

function wraps(kinds: readonly Kind[]): boolean {
  const numbers = kinds.filter((kind) => kind !== JOKER).map(numberOf);
  return numbers.includes(1) && numbers.includes(HIGHEST);
}

export interface Before {
  sets: readonly (readonly Tile[])[];
  rack: readonly Tile[];
  opened: boolean;
  /** The points needed for an opening. */
  threshold: number;
}

export interface Judgement {
  breaches: Breach[];
  /** For every set: why it is invalid, or null. */
  faults: (Fault | null)[];
  readings: (Reading | null)[];
  /** Points of the valid sets laid from the rack alone. */
  openingPoints: number;
  /** The sets that were not on the table before. */
  fresh: number[];
}

/** Judge a proposed table as far as the browser can. */
export function judge(before: Before, sets: readonly (readonly Tile[])[]): Judgement {
  const kinds = sets.map((set) => set.map(kindOf));
  const formerKinds = before.sets.map((set) => set.map(kindOf));
  const added = minus(count(kinds.flat()), count(formerKinds.flat()));
  const taken = minus(count(formerKinds.flat()), count(kinds.flat()));
  const played = common(added, count(before.rack.map(kindOf)));
  const readings = sets.map(read);
  const { gone, fresh } = changed(formerKinds, kinds);
  const own = fresh.flatMap((i) => {
    const reading = readings[i];
    return reading ? [{ tiles: count(kinds[i] ?? []), value: reading.value }] : [];
  });
  const openingPoints = most(played, own);
  const breaches: Breach[] = [];
  if (readings.includes(null)) breaches.push('not_a_set');
  if (played.size === 0) breaches.push('nothing_played');
  if (minus(added, played).size > 0) breaches.push('tile_not_owned');
  if (taken.size > 0) breaches.push('tile_taken_from_table');
  if (!before.opened && played.size > 0 && openingPoints < before.threshold) {
    breaches.push('opening_below_threshold');
  }
  if (!before.opened && gone.length > 0) breaches.push('opening_touches_table');
  return { breaches, faults: sets.map(faultOf), readings, openingPoints, fresh };
}

/** The sets that two tables do not share; reversing a run or reordering a group is no difference. */
export function changed(
  before: readonly (readonly Tile[])[],
  after: readonly (readonly Tile[])[],
): { gone: number[]; fresh: number[] } {
  const shared = common(count(before.map(canonical)), count(after.map(canonical)));
  return { gone: beyond(before, shared), fresh: beyond(after, shared) };
}

function canonical(meld: readonly Tile[]): string {
  const kinds = meld.map(kindOf);
  const reading = read(kinds);
  if (reading?.shape === 'group') kinds.sort();
  else if (falls(reading)) kinds.reverse();
  return kinds.join(' ');
}

function beyond(table: readonly (readonly Tile[])[], shared: Count): number[] {
  const waiting = new Map(shared);
  return table.flatMap((meld, i) => {
    const key = canonical(meld);
    const left = waiting.get(key) ?? 0;
    waiting.set(key, left - 1);
    return left > 0 ? [] : [i];
  });
}

type Count = Map<string, number>;

function count(items: readonly string[]): Count {
  const counted: Count = new Map();
  for (const item of items) counted.set(item, (counted.get(item) ?? 0) + 1);
  return counted;
}

function minus(a: Count, b: Count): Count {
  return kept(a, (item, number) => number - (b.get(item) ?? 0));
}

function common(a: Count, b: Count): Count {
  return kept(a, (item, number) => Math.min(number, b.get(item) ?? 0));
}

function kept(from: Count, left: (item: string, number: number) => number): Count {
  const result: Count = new Map();
  for (const [item, number] of from) {
    const remaining = left(item, number);
    if (remaining > 0) result.set(item, remaining);
  }
  return result;
}

/** The highest value of those `sets` that consist of `tiles` only. */
function most(tiles: Count, sets: readonly { tiles: Count; value: number }[]): number {
  const fitting = sets.filter((set) => minus(set.tiles, tiles).size === 0);
  const [first, ...rest] = fitting;
  if (!first) return 0;
  const together = fitting.reduce((sum, set) => sum + set.value, 0);
  const all = fitting.reduce((left: Count | null, set) => {
    return left && minus(set.tiles, left).size === 0 ? minus(left, set.tiles) : null;
  }, tiles);
  if (all) return together; // nearly always: each set laid from the rack is there once
  return Math.max(first.value + most(minus(tiles, first.tiles), rest), most(tiles, rest));
}
