/**
 * Where tiles in the hand would land. Pure geometry: what decides is where the tiles lie on the screen, never the
 * pointer that holds them. A set draws what lies within half a tile of its ends; what lies clear of all sets
 * becomes a set of its own.
 */
import type { Tile } from '../tiles/tiles';

/** The distance from which a set attracts a tile, in tile widths. */
const MAGNET = 0.5;
/** A tile this close to an end belongs to it, even if it covers part of the next set. */
const FLUSH = 0.15;
/** If two ends are almost equally far, the set that would be valid is chosen. */
const TIE = 0.08;
/** A difference of rows counts more than a small horizontal distance. */
const ROW_WEIGHT = 2;
/** This close to the middle of a joker, a tile replaces it. */
const ON_JOKER = 0.3;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Lying {
  readonly tile: Tile;
  readonly box: Rect;
}

/** The places of everything when a drag begins; nothing moves until it ends. */
export interface Seen {
  /** Width of a tile on the table. */
  readonly tile: number;
  readonly surface: Rect;
  readonly rack: Rect | null;
  readonly sets: readonly { readonly id: number; readonly tiles: readonly Lying[] }[];
  readonly racked: readonly Lying[];
}

export type Landing =
  | { kind: 'set'; id: number; at: number }
  /** On the joker that the tile may replace. */
  | { kind: 'swap'; id: number; at: number }
  /** A new set; `x` is its left edge on the screen, `y` its middle. */
  | { kind: 'new'; x: number; y: number }
  | { kind: 'rack'; at: number };

/** What the landing depends on besides places. */
export interface Meaning {
  /** Whether a set would be valid with the held tiles at this position. */
  fits(id: number, at: number): boolean;
  /** Whether the tile may replace the joker at this position. */
  replaces(id: number, at: number): boolean;
}

/** The area on the screen of all held tiles. */
export function handRect(first: { x: number; y: number }, width: number, high: number, count: number): Rect {
  const left = first.x - width / 2;
  return { left, right: left + width * count, top: first.y - high / 2, bottom: first.y + high / 2 };
}

/** Where `held` would land if released at `hand`; null outside table and rack. */
export function landing(seen: Seen, held: ReadonlySet<Tile>, hand: Rect, meaning: Meaning): Landing | null {
  const { x, y } = centre(hand);
  if (seen.rack && (isIn(seen.rack, x, y) || isNearer(seen.rack, seen.surface, x, y, seen.tile))) {
    return { kind: 'rack', at: rackPlace(seen.racked, x, y) };
  }
  if (away(seen.surface, x, y) > seen.tile * MAGNET) return null;
  const found = nearest(seen, held, hand, meaning);
  if (!found) return { kind: 'new', x: hand.left, y };
  const { set, at } = found;
  if (held.size === 1) {
    const over = set.tiles.findIndex(
      ({ box }) => Math.abs(x - centre(box).x) < (box.right - box.left) * ON_JOKER,
    );
    if (over >= 0 && meaning.replaces(set.id, over)) return { kind: 'swap', id: set.id, at: over };
  }
  return { kind: 'set', id: set.id, at };
}

interface Found {
  set: Seen['sets'][number];
  at: number;
  far: number;
}

function nearest(seen: Seen, held: ReadonlySet<Tile>, hand: Rect, meaning: Meaning): Found | null {
  const found: Found[] = [];
  for (const set of seen.sets) {
    // Held tiles have left their set.
    const left = set.tiles.filter(({ tile }) => !held.has(tile)).map(({ box }) => box);
    const far = left.length > 0 ? distance(hand, around(left), seen.tile) : null;
    if (far !== null) found.push({ set, at: position(set.tiles, around(left), hand), far });
  }
  found.sort((a, b) => a.far - b.far);
  const [first, second] = found;
  if (!first) return null;
  const tied = second && second.far - first.far < TIE;
  if (tied && !meaning.fits(first.set.id, first.at) && meaning.fits(second.set.id, second.at)) return second;
  return first;
}

/** The distance of held tiles from a set at `box`, in tile widths; null if they are too far. */
function distance(hand: Rect, box: Rect, tile: number): number | null {
  const [here, there] = [centre(hand), centre(box)];
  const high = box.bottom - box.top;
  const aside = Math.abs(here.y - there.y);
  if (aside > high / 2 + tile * MAGNET) return null;
  const gap = Math.max(box.left - hand.right, hand.left - box.right);
  // Across empty table only a set of the same row attracts a tile.
  if (gap > tile * MAGNET || (gap > 0 && aside > high / 2)) return null;
  return along(hand, box) / tile + (ROW_WEIGHT * aside) / high;

  function along(one: Rect, other: Rect): number {
    if (here.x < other.left) return Math.abs(one.right - other.left);
    if (here.x > other.right) return Math.abs(one.left - other.right);
    return tile * FLUSH;
  }
}

function position(tiles: readonly Lying[], box: Rect, hand: Rect): number {
  const { x } = centre(hand);
  if (x < box.left) return 0;
  if (x > box.right) return tiles.length;
  return tiles.filter((one) => centre(one.box).x < x).length;
}

/** The position on the rack, in reading order. */
function rackPlace(racked: readonly Lying[], x: number, y: number): number {
  return racked.filter(({ box }) => y > box.bottom || (y >= box.top && centre(box).x < x)).length;
}

function isNearer(rack: Rect, surface: Rect, x: number, y: number, tile: number): boolean {
  const far = away(rack, x, y);
  return far < tile * MAGNET && far < away(surface, x, y);
}

function around(boxes: readonly Rect[]): Rect {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function centre(box: Rect): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function isIn(box: Rect, x: number, y: number): boolean {
  return away(box, x, y) === 0;
}

function away(box: Rect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}
