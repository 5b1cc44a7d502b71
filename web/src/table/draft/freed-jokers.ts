/**
 * Freed jokers that do not make a new set (I-11). The twin of `core/turns/jokers.py`, held to it by the cases in
 * freed-joker-cases.json: pages that judge without a server need it.
 */
import { bestReadings } from './check';
import { JOKER, kindOf, type Kind, type Tile } from '../tiles/tiles';

type Sets = readonly (readonly Kind[])[];
interface Place {
  meld: number;
  place: number;
}
/** From old places to new ones; one entry per joker. */
type Matching = readonly (readonly [was: Place, now: Place])[];

/** Sets of `after` that a freed joker only made longer, in the reading most favourable to the player. */
export function strayedSets(
  before: readonly (readonly Tile[])[],
  after: readonly (readonly Tile[])[],
): number[] {
  const [old, now] = [kinds(before), kinds(after)];
  const found = matchings(places(old), places(now)).map((matching) => strayed(old, now, matching));
  return found.reduce((best, one) => (one.length < best.length ? one : best), found[0] ?? []);
}

const kinds = (sets: readonly (readonly Tile[])[]): Sets => sets.map((set) => set.map(kindOf));

function places(sets: Sets): Place[] {
  return sets.flatMap((set, meld) => set.flatMap((kind, place) => (kind === JOKER ? [{ meld, place }] : [])));
}

/** Every way in which the jokers of the old table can be on the new one. */
function matchings(old: readonly Place[], now: readonly Place[]): Matching[] {
  const [first, ...rest] = old;
  if (!first) return [[]];
  if (now.length === 0) return [[]];
  return now.flatMap((place) =>
    matchings(
      rest,
      now.filter((other) => other !== place),
    ).map((more): Matching => [[first, place], ...more]),
  );
}

function strayed(before: Sets, after: Sets, matching: Matching): number[] {
  const found = matching.filter(
    (pair) =>
      !isKept(before, after, matching, pair) &&
      before.some(
        (_, former) =>
          former !== pair[0].meld &&
          holdsWhole(before, after, matching, former, pair[1].meld) &&
          !liesElsewhere(before, after, matching, former, pair[1].meld),
      ),
  );
  return [...new Set(found.map(([, now]) => now.meld))].sort((a, b) => a - b);
}

/** Whether a joker stands for the same tile, beside at least one tile of its former set. */
function isKept(before: Sets, after: Sets, matching: Matching, [was, now]: readonly [Place, Place]): boolean {
  const beside =
    plain(before[was.meld]).some((kind) => after[now.meld]?.includes(kind)) ||
    matching.some(([other, place]) => other !== was && other.meld === was.meld && place.meld === now.meld);
  const meant = meaningsAt(after, now);
  return beside && meaningsAt(before, was).some((kind) => meant.includes(kind));
}

const plain = (set: readonly Kind[] = []): Kind[] => set.filter((kind) => kind !== JOKER);

function meaningsAt(sets: Sets, { meld, place }: Place): Kind[] {
  return bestReadings(sets[meld] ?? []).map((reading) => reading.standsFor[place] ?? '');
}

/** Whether a set of the new table contains all of a former set, including its jokers. */
function holdsWhole(before: Sets, after: Sets, matching: Matching, former: number, meld: number): boolean {
  return (
    plain(before[former]).every((kind) => after[meld]?.includes(kind)) &&
    places(before)
      .filter((was) => was.meld === former)
      .every((was) =>
        matching.some(([old, now]) => old.place === was.place && old.meld === former && now.meld === meld),
      )
  );
}

/** Whether a former set is still complete in another set, so that `meld` only looks like it. */
function liesElsewhere(before: Sets, after: Sets, matching: Matching, former: number, meld: number): boolean {
  return after.some(
    (_, other) =>
      other !== meld &&
      holdsWhole(before, after, matching, former, other) &&
      !before.some(
        (set, i) =>
          i !== former &&
          set.some((kind) => before[former]?.includes(kind)) &&
          holdsWhole(before, after, matching, i, other),
      ),
  );
}
