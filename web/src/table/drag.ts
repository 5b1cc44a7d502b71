/** Dragging by Pointer Events: one tile, the selected ones, or a whole set; mouse, pen and finger alike. */
import type { Aim, Board } from './board.svelte';
import { mayReplace } from './draft';
import type { Rects } from './flip';
import { TALL } from './packing';
import type { Tile } from './tiles';

/** Below this a finger needs help. */
const FINGER = 44;
const LENS_TILE = 52;
/** How far a pointer may stray and still be a tap. */
const STRAY = { mouse: 5, touch: 9, pen: 7 } as const;
/** A finger that rests so long takes up the whole set. */
const LONG_PRESS = 450;
/** How much larger a set is to the pointer than to the eye. */
const REACH = { mouse: 8, touch: 16, pen: 10 } as const;

interface Seen {
  /** Width of a tile on the table. */
  tile: number;
  surface: DOMRect;
  rack: DOMRect | null;
  sets: { id: number; box: DOMRect; tiles: { tile: Tile; box: DOMRect }[] }[];
  racked: { tile: Tile; box: DOMRect }[];
}

type Pointing = keyof typeof STRAY;

interface Press {
  pointer: number;
  kind: Pointing;
  x: number;
  y: number;
  tile: Tile | null;
  /** What a drag takes along; empty where nothing may be dragged. */
  tiles: readonly Tile[];
  adding: boolean;
  /** Where the tile was grasped, from its middle. */
  offset: { x: number; y: number };
  size: number;
  seen: Seen | null;
  timer: number;
}

/** Make a table answer to pointers; returns how to stop. */
export function draggable(root: HTMLElement, board: Board): () => void {
  let press: Press | null = null;

  const down = (event: PointerEvent) => {
    if (press || event.button !== 0 || !(event.target instanceof Element)) return;
    const target = event.target;
    if (!target.closest('[data-surface], [data-rack]')) return;
    const handle = target.closest<HTMLElement>('[data-handle]');
    const element = handle ? null : target.closest<HTMLElement>('[data-tile]');
    const tile = element?.dataset['tile'] ?? null;
    const box = (element ?? target).getBoundingClientRect();
    const set = handle ? board.draft.sets.find((one) => one.id === Number(handle.dataset['handle'])) : null;
    const size = set
      ? (root.querySelector('[data-surface] [data-tile]')?.getBoundingClientRect().width ?? FINGER)
      : box.width;
    const first = set ? root.querySelector(`[data-set="${set.id}"]`)?.getBoundingClientRect() : null;
    press = {
      pointer: event.pointerId,
      kind: kindOf(event),
      x: event.clientX,
      y: event.clientY,
      tile,
      tiles: set ? (board.draft.base.mine ? set.tiles : []) : tile ? board.grasp(tile) : [],
      adding: event.shiftKey || event.ctrlKey || event.metaKey,
      offset: first
        ? { x: event.clientX - first.left - size / 2, y: event.clientY - first.top - (size * TALL) / 2 }
        : { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 },
      size,
      seen: null,
      timer: 0,
    };
    if (press.kind !== 'mouse' && element?.closest('[data-set]') && board.draft.base.mine) {
      press.timer = window.setTimeout(graspSet, LONG_PRESS, element.closest('[data-set]'));
    }
  };

  const graspSet = (element: HTMLElement) => {
    const set = board.draft.sets.find((one) => one.id === Number(element.dataset['set']));
    if (!press || press.seen || !set) return;
    press.tiles = set.tiles;
    press.offset = { x: 0, y: 0 };
    navigator.vibrate?.(12);
    lift(press);
    follow(press, press.x, press.y);
  };

  const lift = (held: Press) => {
    clearTimeout(held.timer);
    held.seen = look(root);
    root.setPointerCapture(held.pointer);
    root.dataset['dragging'] = '';
  };

  const follow = (held: Press, x: number, y: number) => {
    if (!held.seen) return;
    const finger = held.kind === 'touch';
    const small = finger && held.seen.tile < FINGER;
    const size = small ? Math.max(LENS_TILE, held.size) : held.size;
    // Above the finger, so that what it holds stays in sight.
    const at = finger ? { x, y: y - size * TALL * 0.5 - 34 } : { x: x - held.offset.x, y: y - held.offset.y };
    board.ghost = { tiles: held.tiles, ...at, size, lens: small };
    const aimed = finger ? at : { x, y };
    board.aim = aimAt(held.seen, board, held.tiles, aimed.x, aimed.y, REACH[held.kind]);
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    if (!press.seen) {
      const strayed = Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY[press.kind];
      if (!strayed) return;
      if (press.tiles.length === 0) {
        stop();
        return;
      }
      lift(press);
    }
    follow(press, event.clientX, event.clientY);
  };

  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { seen, tile, tiles, adding } = press;
    const { ghost, aim } = board;
    const target = event.target;
    stop();
    if (!seen) {
      if (tile) board.tap(tile, adding);
      else if (target instanceof Element && target.closest('[data-handle]')) board.do({ do: 'lift', tiles });
      else if (target instanceof Element && target.closest('[data-rack]')) board.tapRack();
      else if (target instanceof Element && target.closest('[data-surface]')) board.tapTable();
      return;
    }
    if (!ghost || !aim) return;
    board.letGo = ghostRects(ghost);
    board.drop(tiles, aim);
  };

  const stop = () => {
    if (press) {
      clearTimeout(press.timer);
      if (root.hasPointerCapture(press.pointer)) root.releasePointerCapture(press.pointer);
    }
    press = null;
    board.ghost = null;
    board.aim = null;
    delete root.dataset['dragging'];
  };

  const cancel = (event: PointerEvent) => {
    if (press && event.pointerId === press.pointer) stop();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.seen) return;
    event.stopPropagation();
    stop();
  };
  // A long press must not open the browser's menu over the tiles.
  const menu = (event: Event) => {
    if (press && press.kind !== 'mouse') event.preventDefault();
  };

  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', up);
  root.addEventListener('pointercancel', cancel);
  root.addEventListener('contextmenu', menu);
  window.addEventListener('keydown', escape, true);
  window.addEventListener('blur', stop);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', cancel);
    root.removeEventListener('contextmenu', menu);
    window.removeEventListener('keydown', escape, true);
    window.removeEventListener('blur', stop);
  };
}

function kindOf(event: PointerEvent): Pointing {
  return event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse';
}

function ghostRects(ghost: NonNullable<Board['ghost']>): Rects {
  const high = ghost.size * TALL;
  return new Map(
    ghost.tiles.map((tile, i) => [
      tile,
      new DOMRect(ghost.x - ghost.size / 2 + i * ghost.size, ghost.y - high / 2, ghost.size, high),
    ]),
  );
}

/** Where everything lies when a drag begins; nothing moves until it ends. */
function look(root: HTMLElement): Seen {
  const boxes = (within: Element | null) =>
    [...(within?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])].map((element) => ({
      tile: element.dataset['tile'] ?? '',
      box: element.getBoundingClientRect(),
    }));
  const rack = root.querySelector<HTMLElement>('[data-rack]');
  const surface = root.querySelector('[data-surface]');
  return {
    tile: surface?.querySelector('[data-tile]')?.getBoundingClientRect().width ?? FINGER,
    surface: surface?.getBoundingClientRect() ?? new DOMRect(),
    rack: rack?.getBoundingClientRect() ?? null,
    racked: boxes(rack),
    sets: [...root.querySelectorAll<HTMLElement>('[data-set]')].map((element) => ({
      id: Number(element.dataset['set']),
      box: element.getBoundingClientRect(),
      tiles: boxes(element),
    })),
  };
}

function aimAt(
  seen: Seen,
  board: Board,
  tiles: readonly Tile[],
  x: number,
  y: number,
  reach: number,
): Aim | null {
  if (seen.rack && isIn(seen.rack, x, y, 0)) {
    return board.mayGoBack(tiles) ? { kind: 'rack', at: rackPlace(seen.racked, x, y) } : null;
  }
  if (!board.draft.base.mine || !isIn(seen.surface, x, y, reach)) return null;
  const near = seen.sets
    .filter((set) => isIn(set.box, x, y, reach) && !set.tiles.every(({ tile }) => tiles.includes(tile)))
    .sort((a, b) => away(a.box, x, y) - away(b.box, x, y))[0];
  if (!near) return { kind: 'new' };
  const over = near.tiles.findIndex(({ box }) => Math.abs(x - middle(box)) < box.width * 0.3);
  const [first] = tiles;
  const set = near.tiles.map(({ tile }) => tile);
  if (tiles.length === 1 && first && over >= 0 && mayReplace(set, over, first)) {
    return { kind: 'swap', id: near.id, at: over };
  }
  return { kind: 'set', id: near.id, at: near.tiles.filter(({ box }) => middle(box) < x).length };
}

function rackPlace(racked: Seen['racked'], x: number, y: number): number {
  const before = racked.filter(({ box }) => {
    if (y > box.bottom) return true;
    return y >= box.top && middle(box) < x;
  });
  return before.length;
}

function middle(box: DOMRect): number {
  return box.left + box.width / 2;
}

function isIn(box: DOMRect, x: number, y: number, reach: number): boolean {
  return x >= box.left - reach && x <= box.right + reach && y >= box.top - reach && y <= box.bottom + reach;
}

function away(box: DOMRect, x: number, y: number): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy);
}
