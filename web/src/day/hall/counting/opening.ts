/**
 * Whether a rack can open: an exact search, held to the engine's by the cases in counting-cases.json.
 *
 * It looks at the highest tile left: that tile lies in one of the sets it can be the highest of, or in none.
 */
import { COLOURS, HIGHEST, JOKER, LARGEST_GROUP, SMALLEST_SET } from '../../../table/tiles/tiles';

/** Longer runs consist of these. */
const LONGEST_RUN = 2 * SMALLEST_SET - 1;

/** Places of tiles, the highest numbers first. */
const placeOf = (number: number, colour: number): number => (HIGHEST - number) * COLOURS.length + colour;
const numberAt = (place: number): number => HIGHEST - Math.floor(place / COLOURS.length);

/** A set, by the places of its tiles, and how many jokers replace other tiles. */
interface Meld {
  places: readonly number[];
  jokers: number;
  points: number;
}

interface Search {
  /** How many tiles of each place are left. */
  held: number[];
  /** Cache of failures: the fewest points that could not be reached, by the remaining tiles. */
  failed: Map<string, number>;
}

/** Whether sets from the rack alone reach `needed` points; jokers count as what they stand for. */
export function canOpen(rack: readonly string[], needed: number): boolean {
  const held = Array.from({ length: HIGHEST * COLOURS.length }, (_, place) => {
    const kind = `${COLOURS[place % COLOURS.length] ?? ''}${numberAt(place)}`;
    return rack.filter((tile) => tile === kind).length;
  });
  const jokers = rack.filter((tile) => tile === JOKER).length;
  return reaches({ held, failed: new Map() }, 0, jokers, needed);
}

function reaches(search: Search, from: number, jokers: number, needed: number): boolean {
  if (needed <= 0) return true;
  const { held, failed } = search;
  const most = held.reduce((sum, count, place) => sum + count * numberAt(place), jokers * HIGHEST);
  const first = held.findIndex((count, place) => place >= from && count > 0);
  if (most < needed || first < 0) return false;
  const key = `${jokers}:${held.slice(first).join('')}`;
  if ((failed.get(key) ?? Infinity) <= needed) return false;
  for (const meld of meldsAt(held, first, jokers)) {
    for (const place of meld.places) held[place] = (held[place] ?? 0) - 1;
    const found = reaches(search, first, jokers - meld.jokers, needed - meld.points);
    for (const place of meld.places) held[place] = (held[place] ?? 0) + 1;
    if (found) return true;
  }
  const count = held[first] ?? 0;
  held[first] = 0; // no set contains them
  const found = reaches(search, first + 1, jokers, needed);
  held[first] = count;
  if (!found) failed.set(key, needed);
  return found;
}

/** Every set whose highest tile is at a place, the most valuable first. */
function meldsAt(held: readonly number[], first: number, jokers: number): Meld[] {
  const [number, colour] = [numberAt(first), first % COLOURS.length];
  const isHeld = (place: number): boolean => (held[place] ?? 0) > 0;
  const found: Meld[] = [];
  const others = COLOURS.map((_, other) => placeOf(number, other)).filter((place) => place !== first);
  for (const some of chosen(others.filter(isHeld)))
    for (let used = 0; used <= jokers; used++) {
      const size = 1 + some.length + used;
      if (size >= SMALLEST_SET && size <= LARGEST_GROUP)
        found.push({ places: [first, ...some], jokers: used, points: number * size });
    }
  for (let high = number; high <= Math.min(HIGHEST, number + jokers); high++)
    for (let low = high - SMALLEST_SET + 1; low > high - LONGEST_RUN; low--) {
      if (low < 1 || low > number) continue;
      const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
      const points = numbers.reduce((sum, each) => sum + each, 0);
      const own = numbers.filter((each) => each !== number).map((each) => placeOf(each, colour));
      // A joker may also replace a tile that is on the rack, which is then free for another set.
      for (const some of chosen(own.filter(isHeld))) {
        const used = own.length - some.length;
        if (used <= jokers) found.push({ places: [first, ...some], jokers: used, points });
      }
    }
  return found.sort((a, b) => b.points - a.points);
}

/** Every selection, the largest first. */
function chosen(places: readonly number[]): number[][] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  const others = chosen(rest);
  return [...others.map((some) => [first, ...some]), ...others];
}
