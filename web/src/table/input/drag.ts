/** Dragging by Pointer Events: one tile, the selected ones, or a whole set; mouse, pen and finger alike. */
import type { Board } from './board.svelte';
import { whereIs, type Draft } from '../draft/draft';
import type { Rects } from '../layout/glide';
import { handRect, landing, type Lying, type Rect, type Seen } from '../layout/landing';
import { TALL } from '../layout/packing';
import type { Tile } from '../tiles/tiles';
import { t } from '../../words/words.svelte';

/** Tiles below this size need help for fingers. */
const FINGER = 44;
/** How far a pointer may move and still count as a tap. */
const STRAY = { mouse: 5, touch: 9, pen: 7 } as const;
/** A finger that rests this long selects the whole set. */
const LONG_PRESS = 450;
/** Two taps on one tile within this time are a double tap; browsers report a mouse's double click themselves. */
const DOUBLE_TAP = 500;

type Pointing = keyof typeof STRAY;

interface Press {
  pointer: number;
  kind: Pointing;
  x: number;
  y: number;
  tile: Tile | null;
  /** The tiles that a drag takes along; empty if nothing may be dragged. */
  tiles: readonly Tile[];
  adding: boolean;
  /** Where the tile was grasped, relative to its middle. */
  offset: { x: number; y: number };
  size: number;
  seen: Seen | null;
  timer: number;
}

/** A tap, and the selection before it: it may turn out to be the first half of a double tap. */
interface Tap {
  tile: Tile;
  at: number;
  before: Draft;
}

/** Handle pointers on a table; `send` puts tiles where they fit. Returns a function that stops it. */
export function draggable(
  root: HTMLElement,
  board: Board,
  send: (tiles: readonly Tile[]) => void,
): () => void {
  let press: Press | null = null;
  let taps: Tap[] = [];

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
    const { seen, tiles } = held;
    if (!seen) return;
    const finger = held.kind === 'touch';
    // Above the finger, so that the held tiles stay visible.
    const raised = { x, y: y - held.size * TALL * 0.5 - 34 };
    // Over the table a held tile is as large as the tiles there, to show how it will look.
    const over = finger ? raised : { x, y };
    const size = isIn(seen.surface, over) ? seen.tile : held.size;
    const scale = size / held.size;
    const at = finger ? raised : { x: x - held.offset.x * scale, y: y - held.offset.y * scale };
    board.ghost = { tiles, ...at, size, lens: finger && seen.tile < FINGER };
    const hand = handRect(at, size, size * TALL, tiles.length);
    const found = landing(seen, new Set(tiles), hand, board.meaning(tiles));
    board.aim = found && board.aimAt(tiles, found);
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    if (!press.seen) {
      const strayed = Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY[press.kind];
      if (!strayed) return;
      if (press.tiles.length === 0) {
        if (press.tile && whereIs(board.draft, press.tile)) board.refuse(t('draft-not-your-turn'));
        stop();
        return;
      }
      lift(press);
    }
    follow(press, event.clientX, event.clientY);
  };

  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    const { seen, tile, tiles, adding, kind } = press;
    const { ghost, aim } = board;
    const target = event.target;
    stop();
    if (!seen) {
      if (tile) tap(tile, adding, kind, event.timeStamp);
      else if (target instanceof Element && target.closest('[data-handle]')) board.do({ do: 'lift', tiles });
      else if (target instanceof Element && target.closest('[data-rack]')) board.tapRack();
      else if (target instanceof Element && target.closest('[data-surface]')) board.tapTable();
      return;
    }
    if (!ghost || !aim) return;
    board.letGo = ghostRects(ghost);
    board.drop(tiles, aim);
  };

  /** `now` is when the finger was lifted: a slow phone reports it later. */
  const tap = (tile: Tile, adding: boolean, kind: Pointing, now: number) => {
    const [last] = taps.slice(-1);
    const twice = kind !== 'mouse' && last?.tile === tile && now - last.at < DOUBLE_TAP;
    if (twice && double(last)) return;
    taps = [...taps.slice(-1), { tile, at: now, before: board.draft }];
    board.tap(tile, adding);
  };

  /** Send the tile that was tapped twice, unless the first tap put something down. */
  const double = (first: Tap): boolean => {
    taps = [];
    const { sets, rack, selected } = first.before;
    if (board.draft.sets !== sets || board.draft.rack !== rack) return false;
    send(selected.includes(first.tile) ? selected : [first.tile]);
    return true;
  };

  const doubled = () => {
    const [first, second] = taps;
    if (first && first.tile === second?.tile) double(first);
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
  root.addEventListener('dblclick', doubled);
  root.addEventListener('contextmenu', menu);
  window.addEventListener('keydown', escape, true);
  window.addEventListener('blur', stop);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', up);
    root.removeEventListener('pointercancel', cancel);
    root.removeEventListener('dblclick', doubled);
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

/** The final places of everything, even while tiles still glide there. */
function look(root: HTMLElement): Seen {
  const boxOf = (element: HTMLElement): Rect => {
    const around = element.offsetParent?.getBoundingClientRect() ?? new DOMRect();
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    return new DOMRect(around.left + offsetLeft, around.top + offsetTop, offsetWidth, offsetHeight);
  };
  const boxes = (within: Element | null): Lying[] =>
    [...(within?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])].map((element) => ({
      tile: element.dataset['tile'] ?? '',
      box: boxOf(element),
    }));
  const rack = root.querySelector<HTMLElement>('[data-rack]');
  const surface = root.querySelector<HTMLElement>('[data-surface]');
  return {
    // The tile size of the packed table: there may be no tile on it yet.
    tile: parseFloat(surface?.style.getPropertyValue('--tile') ?? '') || FINGER,
    surface: surface?.getBoundingClientRect() ?? new DOMRect(),
    rack: rack?.getBoundingClientRect() ?? null,
    racked: boxes(rack),
    sets: [...root.querySelectorAll<HTMLElement>('[data-set]')].map((element) => ({
      id: Number(element.dataset['set']),
      tiles: boxes(element),
    })),
  };
}

function isIn(box: Rect, { x, y }: { x: number; y: number }): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
