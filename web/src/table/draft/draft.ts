/**
 * The draft of a turn: how the player has arranged table and rack so far. Pure values; drag, tapping and keys
 * all speak the one list of intents below.
 */
import { bestReadings, inOrder, read, rising } from './check';
import { byGroups, byRuns, isJoker, kindOf, numberOf, writeTable, type Tile } from '../tiles/tiles';

export interface DraftSet {
  /** Stays the same while the set changes, so that animations can follow it. */
  readonly id: number;
  readonly tiles: readonly Tile[];
}

/** Where the tiles are according to the server. */
export interface Base {
  readonly sets: readonly (readonly Tile[])[];
  readonly rack: readonly Tile[];
  /** The number of the turn; a draft belongs to one turn. */
  readonly turn: number;
  /** Whether the player may move tiles on the table now. */
  readonly mine: boolean;
  /** Whether it is the player's turn even if nothing may be moved, as in a pause; the same as `mine` by default. */
  readonly own?: boolean;
}

interface Lie {
  readonly sets: readonly DraftSet[];
  readonly rack: readonly Tile[];
}

export interface Draft extends Lie {
  readonly base: Base;
  readonly selected: readonly Tile[];
  readonly past: readonly Lie[];
  readonly future: readonly Lie[];
  readonly nextId: number;
}

export type Sorting = 'runs' | 'groups';

export type Intent =
  /** Select tiles: the next tapped place gets them. */
  | { do: 'lift'; tiles: readonly Tile[] }
  /** Add a tile to the selection, or remove it. */
  | { do: 'select'; tile: Tile }
  | { do: 'deselect' }
  /** Put tiles into a set; without a position, where they fit best. */
  | { do: 'place'; tiles: readonly Tile[]; set: number; at?: number }
  | { do: 'new-set'; tiles: readonly Tile[] }
  /** Put tiles on the rack, or move them on it. */
  | { do: 'to-rack'; tiles: readonly Tile[]; at?: number }
  /** Put a tile in place of the joker that stands for it; the joker is selected. */
  | { do: 'swap'; tile: Tile; set: number; at: number }
  | { do: 'split'; set: number; at: number }
  | { do: 'merge'; from: number; into: number }
  /** Replace the whole table, as a hint's step does; other tiles go to the rack. */
  | { do: 'arrange'; sets: readonly (readonly Tile[])[] }
  | { do: 'sort'; by: Sorting }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'reset' };

/** Why an intent did nothing; each reason has a message, `draft-<name>`. */
export type Refusal = 'not-your-turn' | 'stays-on-table' | 'nothing-there';

export interface Outcome {
  readonly draft: Draft;
  readonly refused: Refusal | null;
}

/** Begin an arrangement; `order` is the former order of the rack. */
export function begin(base: Base, order: readonly Tile[] = []): Draft {
  return {
    base,
    sets: base.sets.map((tiles, i) => ({ id: i + 1, tiles })),
    rack: ordered(base.rack, order),
    selected: [],
    past: [],
    future: [],
    nextId: base.sets.length + 1,
  };
}

/** The tiles of `rack`, those in `order` first and in that order. */
function ordered(rack: readonly Tile[], order: readonly Tile[]): Tile[] {
  const held = new Set(rack);
  const known = order.filter((tile) => held.has(tile));
  const seen = new Set(known);
  return [...known, ...rack.filter((tile) => !seen.has(tile))];
}

export function act(draft: Draft, intent: Intent): Outcome {
  switch (intent.do) {
    case 'lift':
      return done({ ...draft, selected: intent.tiles.filter((tile) => isHere(draft, tile)) });
    case 'select': {
      if (!isHere(draft, intent.tile)) return refused(draft, 'nothing-there');
      const without = draft.selected.filter((tile) => tile !== intent.tile);
      const there = without.length < draft.selected.length;
      return done({ ...draft, selected: there ? without : [...without, intent.tile] });
    }
    case 'deselect':
      return done({ ...draft, selected: [] });
    case 'place':
      return place(draft, intent.tiles, intent.set, intent.at);
    case 'new-set':
      return newSet(draft, intent.tiles);
    case 'to-rack':
      return toRack(draft, intent.tiles, intent.at);
    case 'swap':
      return swap(draft, intent.tile, intent.set, intent.at);
    case 'split':
      return split(draft, intent.set, intent.at);
    case 'merge':
      return merge(draft, intent.from, intent.into);
    case 'arrange':
      return arrange(draft, intent.sets);
    case 'sort':
      return step(draft, { rack: [...draft.rack].sort(intent.by === 'runs' ? byRuns : byGroups) });
    case 'undo':
      return turnBack(draft, 'past', 'future');
    case 'redo':
      return turnBack(draft, 'future', 'past');
    case 'reset':
      if (!isTouched(draft)) return done({ ...draft, selected: [] });
      return step(draft, {
        sets: named(draft.base.sets, draft),
        rack: ordered(draft.base.rack, draft.rack),
      });
  }
}

/** Whether a tile was on the table when the turn began: then it must stay there. */
export function isFromTable(draft: Draft, tile: Tile): boolean {
  return draft.base.sets.some((set) => set.includes(tile));
}

/** Rack tiles that are now on the table. */
export function laid(draft: Draft): Tile[] {
  const own = new Set(draft.base.rack);
  return draft.sets.flatMap((set) => set.tiles.filter((tile) => own.has(tile)));
}

/** Whether the table differs from the server's. */
export function isTouched(draft: Draft): boolean {
  return tableText(draft) !== writeTable(draft.base.sets);
}

export function tableText(draft: Draft): string {
  return writeTable(draft.sets.map((set) => set.tiles));
}

/** The set that contains a tile, and its position; null on the rack. */
export function whereIs(draft: Draft, tile: Tile): { set: DraftSet; at: number } | null {
  for (const set of draft.sets) {
    const at = set.tiles.indexOf(tile);
    if (at >= 0) return { set, at };
  }
  return null;
}

/**
 * Merge a new state from the server. During the same turn of the player the draft is kept and new tiles are added
 * to the rack; otherwise the server's table is used, and only the order of the rack is kept.
 */
export function rebase(draft: Draft, base: Base): Draft {
  const same = writeTable(base.sets) === writeTable(draft.base.sets);
  const turnGoesOn = isOwn(draft.base) && isOwn(base) && draft.base.turn === base.turn;
  if (same && turnGoesOn && isSubset(draft.base.rack, base.rack)) {
    const fresh = base.rack.filter((tile) => !draft.base.rack.includes(tile));
    const grown = (lie: Lie): Lie => ({ sets: lie.sets, rack: [...lie.rack, ...fresh] });
    return {
      ...draft,
      base,
      rack: [...draft.rack, ...fresh],
      past: draft.past.map(grown),
      future: draft.future.map(grown),
    };
  }
  const rack = ordered(base.rack, homeOrder(draft));
  const held = new Set(rack);
  const sets = named(base.sets, draft);
  return {
    base,
    sets,
    rack,
    // A selection made in a turn ends with it; one made before the turn is kept.
    selected: isOwn(draft.base) ? [] : draft.selected.filter((tile) => held.has(tile)),
    past: [],
    future: [],
    nextId: Math.max(draft.nextId, ...sets.map((set) => set.id + 1)),
  };
}

function isOwn(base: Base): boolean {
  return base.own ?? base.mine;
}

/** The order of the rack with laid tiles put back where they were, for undoing a turn. */
function homeOrder(draft: Draft): Tile[] {
  const first = draft.past[0]?.rack ?? draft.rack;
  const here = new Set(draft.rack);
  return [...draft.rack, ...first.filter((tile) => !here.has(tile))];
}

/** Give the server's sets the ids of the draft's sets with which they share the most tiles. */
export function named(sets: readonly (readonly Tile[])[], draft: Draft): DraftSet[] {
  const free = new Map(draft.sets.map((set) => [set.id, new Set(set.tiles)]));
  let next = draft.nextId;
  const ids = new Map<number, number>();
  const pairs = sets
    .flatMap((tiles, i) =>
      [...free].map(([id, own]) => ({ i, id, shared: tiles.filter((tile) => own.has(tile)).length })),
    )
    .filter((pair) => pair.shared > 0)
    .sort((a, b) => b.shared - a.shared);
  for (const { i, id } of pairs) {
    if (ids.has(i) || !free.has(id)) continue;
    ids.set(i, id);
    free.delete(id);
  }
  return sets.map((tiles, i) => ({ id: ids.get(i) ?? next++, tiles }));
}

function done(draft: Draft): Outcome {
  return { draft, refused: null };
}

function refused(draft: Draft, why: Refusal): Outcome {
  return { draft, refused: why };
}

/** One undoable step. */
function step(draft: Draft, change: Partial<Lie> & { selected?: readonly Tile[] }): Outcome {
  const sets = (change.sets ?? draft.sets)
    .filter((set) => set.tiles.length > 0)
    .map((set) => ({ ...set, tiles: rising(set.tiles) }));
  const then = { ...draft, selected: change.selected ?? [], rack: change.rack ?? draft.rack, sets };
  const nextId = Math.max(draft.nextId, ...sets.map((set) => set.id + 1));
  // Arranging the rack during the turns of others cannot be undone.
  if (!draft.base.mine) return done({ ...then, nextId });
  return done({ ...then, nextId, past: [...draft.past, { sets: draft.sets, rack: draft.rack }], future: [] });
}

function turnBack(draft: Draft, from: 'past' | 'future', to: 'past' | 'future'): Outcome {
  const lie = draft[from].at(-1);
  if (!lie) return refused(draft, 'nothing-there');
  return done({
    ...draft,
    ...lie,
    selected: [],
    [from]: draft[from].slice(0, -1),
    [to]: [...draft[to], { sets: draft.sets, rack: draft.rack }],
  });
}

function isHere(draft: Draft, tile: Tile): boolean {
  return draft.rack.includes(tile) || whereIs(draft, tile) !== null;
}

function isSubset(some: readonly Tile[], all: readonly Tile[]): boolean {
  const there = new Set(all);
  return some.every((tile) => there.has(tile));
}

/** Table and rack without the moving tiles. */
function without(draft: Draft, tiles: readonly Tile[]): Lie {
  const taken = new Set(tiles);
  const left = (all: readonly Tile[]) => all.filter((tile) => !taken.has(tile));
  return { sets: draft.sets.map((set) => ({ ...set, tiles: left(set.tiles) })), rack: left(draft.rack) };
}

function movable(draft: Draft, tiles: readonly Tile[]): Tile[] {
  return [...new Set(tiles)].filter((tile) => isHere(draft, tile));
}

function place(draft: Draft, tiles: readonly Tile[], id: number, at: number | undefined): Outcome {
  if (!draft.base.mine) return refused(draft, 'not-your-turn');
  const moving = movable(draft, tiles);
  const target = draft.sets.find((set) => set.id === id);
  if (!target || moving.length === 0) return refused(draft, 'nothing-there');
  const taken = new Set(moving);
  const stay = target.tiles.filter((tile) => !taken.has(tile));
  // Positions are counted with the moving tiles still in the set.
  const before = at === undefined ? 0 : target.tiles.slice(0, at).filter((tile) => !taken.has(tile)).length;
  const joined = at === undefined ? fitted(stay, moving) : inserted(stay, moving, before);
  if (rising(joined).join() === target.tiles.join()) return done({ ...draft, selected: [] });
  const rest = without(draft, moving);
  return step(draft, {
    rack: rest.rack,
    sets: rest.sets.map((set) => (set.id === id ? { id, tiles: joined } : set)),
  });
}

function inserted(into: readonly Tile[], tiles: readonly Tile[], at: number): Tile[] {
  return [...into.slice(0, at), ...tiles, ...into.slice(at)];
}

/** Insert tiles where they make a set; otherwise in the order of their numbers, as far as there is one. */
export function fitted(into: readonly Tile[], tiles: readonly Tile[]): Tile[] {
  const ways = [tiles, [...tiles].reverse()];
  const places = [into.length, 0, ...into.keys()].slice(0, into.length + 1);
  for (const way of ways) {
    for (const at of places) {
      const tried = inserted(into, way, at);
      if (read(tried)) return tried;
    }
  }
  const whole = inOrder([...into, ...tiles]);
  if (whole) return whole;
  const numbers = into.filter((tile) => !isJoker(tile)).map(numberOf);
  const falls = numbers.length > 1 && (numbers[0] ?? 0) > (numbers.at(-1) ?? 0);
  const first = numberOf(tiles[0] ?? '');
  const at = into.findIndex(
    (tile) => !isJoker(tile) && (falls ? numberOf(tile) < first : numberOf(tile) > first),
  );
  return inserted(into, tiles, at < 0 || isJoker(tiles[0] ?? '') ? into.length : at);
}

function newSet(draft: Draft, tiles: readonly Tile[]): Outcome {
  if (!draft.base.mine) return refused(draft, 'not-your-turn');
  const moving = movable(draft, tiles);
  if (moving.length === 0) return refused(draft, 'nothing-there');
  const alone = draft.sets.find((set) => set.tiles.length === moving.length && isSubset(set.tiles, moving));
  const order = inOrder(moving) ?? moving;
  if (alone && alone.tiles.join() === order.join()) return done({ ...draft, selected: [] });
  const rest = without(draft, moving);
  return step(draft, { rack: rest.rack, sets: [...rest.sets, { id: draft.nextId, tiles: order }] });
}

function toRack(draft: Draft, tiles: readonly Tile[], at: number | undefined): Outcome {
  const moving = movable(draft, tiles);
  const own = moving.filter((tile) => !isFromTable(draft, tile));
  if (own.length === 0) return refused(draft, moving.length ? 'stays-on-table' : 'nothing-there');
  if (!draft.base.mine && own.some((tile) => !draft.rack.includes(tile)))
    return refused(draft, 'not-your-turn');
  const rest = without(draft, own);
  const taken = new Set(own);
  const place =
    at === undefined ? rest.rack.length : draft.rack.slice(0, at).filter((tile) => !taken.has(tile)).length;
  const outcome = step(draft, { sets: rest.sets, rack: inserted(rest.rack, own, place) });
  return own.length < moving.length ? { ...outcome, refused: 'stays-on-table' } : outcome;
}

/** Whether `tile` may replace the joker at `at`. */
export function mayReplace(set: readonly Tile[], at: number, tile: Tile): boolean {
  const there = set[at];
  if (there === undefined || !isJoker(there) || isJoker(tile) || set.includes(tile)) return false;
  return bestReadings(set).some((reading) => reading.standsFor[at] === kindOf(tile));
}

function swap(draft: Draft, tile: Tile, id: number, at: number): Outcome {
  if (!draft.base.mine) return refused(draft, 'not-your-turn');
  const set = draft.sets.find((one) => one.id === id);
  const joker = set?.tiles[at];
  if (!set || joker === undefined || !isHere(draft, tile)) return refused(draft, 'nothing-there');
  if (!mayReplace(set.tiles, at, tile)) return place(draft, [tile], id, at);
  const rest = without(draft, [tile]);
  const replaced = set.tiles.map((one) => (one === joker ? tile : one));
  return step(draft, {
    rack: rest.rack,
    sets: [
      ...rest.sets.map((one) => (one.id === id ? { id, tiles: replaced } : one)),
      { id: draft.nextId, tiles: [joker] },
    ],
    selected: [joker],
  });
}

function split(draft: Draft, id: number, at: number): Outcome {
  if (!draft.base.mine) return refused(draft, 'not-your-turn');
  const set = draft.sets.find((one) => one.id === id);
  if (!set || at <= 0 || at >= set.tiles.length) return refused(draft, 'nothing-there');
  return step(draft, {
    sets: draft.sets.flatMap((one) =>
      one.id === id
        ? [
            { id, tiles: one.tiles.slice(0, at) },
            { id: draft.nextId, tiles: one.tiles.slice(at) },
          ]
        : [one],
    ),
  });
}

function arrange(draft: Draft, sets: readonly (readonly Tile[])[]): Outcome {
  if (!draft.base.mine) return refused(draft, 'not-your-turn');
  const there = new Set(sets.flat());
  const owned = new Set([...draft.base.sets.flat(), ...draft.base.rack]);
  if (![...there].every((tile) => owned.has(tile))) return refused(draft, 'nothing-there');
  const rack = ordered(draft.base.rack, draft.rack).filter((tile) => !there.has(tile));
  return step(draft, { sets: named(sets, draft), rack });
}

function merge(draft: Draft, from: number, into: number): Outcome {
  const moving = draft.sets.find((set) => set.id === from);
  if (!moving || from === into) return refused(draft, 'nothing-there');
  return place(draft, moving.tiles, into, undefined);
}
