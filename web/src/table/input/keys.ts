/** The table by keyboard alone: arrows walk, Space takes up and puts down, letters do the rest. */
import type { Board } from './board.svelte';
import { whereIs } from '../draft/draft';
import type { Tile } from '../tiles/tiles';

/** The actions of the table that keys can trigger. */
export interface Commands {
  main(): void;
  draw(): void;
  lastMove(): void;
  read(): void;
  time(): void;
  /** Put tiles where they fit. */
  send(tiles: readonly Tile[]): void;
  hint(): void;
  help(): void;
}

/** Every key with its message, `keys-<name>`, for the help sheet. */
export const KEYS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ['arrows', ['←', '→', '↑', '↓']],
  ['space', ['Space']],
  ['send', ['F']],
  ['new', ['N']],
  ['back', ['B']],
  ['split', ['X']],
  ['end', ['Enter']],
  ['draw', ['D']],
  ['undo', ['U']],
  ['reset', ['R']],
  ['sort', ['1', '2']],
  ['last', ['L']],
  ['hint', ['H']],
  ['time', ['T']],
  ['read', ['S']],
  ['escape', ['Esc']],
  ['help', ['?']],
];

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handle keys on a table; returns a function that stops it. */
export function keyed(root: HTMLElement, board: Board, commands: Commands): () => void {
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target !== document.body && !(target && root.contains(target))) return;
    if (target.closest('input, textarea, select, dialog, [open] > .menu')) return;
    const tile = target.dataset['tile'] ?? null;
    const arrow = ARROWS[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    if (arrow) {
      walk(root, target, arrow);
    } else if (event.key === ' ' && tile !== null) {
      board.tap(tile, event.shiftKey);
      keepFocus(root, tile);
    } else if (event.key === 'Enter' && (tile !== null || !target.closest('button, a, summary'))) {
      commands.main();
    } else if (control && event.key.toLowerCase() === 'z') {
      board.do({ do: event.shiftKey ? 'redo' : 'undo' });
    } else if (control && event.key.toLowerCase() === 'y') {
      board.do({ do: 'redo' });
    } else if (control || !letter(event, tile)) {
      return;
    }
    event.preventDefault();
  };

  const letter = (event: KeyboardEvent, tile: Tile | null): boolean => {
    const { selected } = board.draft;
    // Letters by position, so that they work on a Cyrillic keyboard too; signs by character.
    const code = event.code;
    if (event.key === '?') commands.help();
    else if (event.key === 'Escape' && selected.length > 0) board.do({ do: 'deselect' });
    else if (code === 'KeyN') board.do({ do: 'new-set', tiles: chosen(selected, tile) });
    else if (code === 'KeyF') commands.send(chosen(selected, tile));
    else if (code === 'KeyB') board.do({ do: 'to-rack', tiles: chosen(selected, tile) });
    else if (code === 'KeyX' && tile) cut(tile);
    else if (code === 'KeyD') commands.draw();
    else if (code === 'KeyU') board.do({ do: event.shiftKey ? 'redo' : 'undo' });
    else if (code === 'KeyR') board.do({ do: 'reset' });
    else if (code === 'Digit1') board.do({ do: 'sort', by: 'runs' });
    else if (code === 'Digit2') board.do({ do: 'sort', by: 'groups' });
    else if (code === 'KeyL') commands.lastMove();
    else if (code === 'KeyH') commands.hint();
    else if (code === 'KeyT') commands.time();
    else if (code === 'KeyS') commands.read();
    else return false;
    if (tile) keepFocus(root, tile);
    return true;
  };

  const cut = (tile: Tile) => {
    const place = whereIs(board.draft, tile);
    if (place) board.do({ do: 'split', set: place.set.id, at: place.at });
  };

  // On the document, since after a click nothing may have the focus.
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function chosen(selected: readonly Tile[], tile: Tile | null): readonly Tile[] {
  return selected.length > 0 || tile === null ? selected : [tile];
}

/** A tile that moved to another place is a new element there: move the focus to it. */
function keepFocus(root: HTMLElement, tile: Tile): void {
  requestAnimationFrame(() => {
    const element = [...root.querySelectorAll<HTMLElement>('[data-tile]')].find(
      (one) => one.dataset['tile'] === tile,
    );
    element?.focus({ preventScroll: true });
  });
}

/** Move one tile sideways, or one row up or down: rows come first, however far apart their sets are. */
function walk(root: HTMLElement, from: HTMLElement | null, [x, y]: [number, number]): void {
  const all = [...root.querySelectorAll<HTMLElement>('button[data-tile]')];
  const here = from?.dataset['tile'] === undefined ? null : from.getBoundingClientRect();
  if (!here) {
    (root.querySelector<HTMLElement>('[data-rack] button[data-tile]') ?? all[0])?.focus();
    return;
  }
  const half = here.height / 2;
  const ways = all
    .filter((element) => element !== from)
    .map((element) => {
      const box = element.getBoundingClientRect();
      const dx = box.left + box.width / 2 - here.left - here.width / 2;
      const dy = box.top + box.height / 2 - here.top - here.height / 2;
      return { element, along: dx * x + dy * y, across: Math.abs(dx * y) + Math.abs(dy * x) };
    })
    .filter(({ along }) => along > (x === 0 ? half : here.width / 3));
  // Sideways: within the row; up and down: the nearest tile of the next row.
  const next = Math.min(...ways.map(({ along }) => along)) + half;
  const best = ways
    .filter(({ along, across }) => (x === 0 ? along < next : across < half))
    .sort((a, b) => (x === 0 ? a.across - b.across : a.along - b.along))[0];
  best?.element.focus({ preventScroll: true });
}
