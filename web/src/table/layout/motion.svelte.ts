/** Tiles glide whenever the table or the rack changes; to be created with a component. */
import { capture, glide, type Rects } from './glide';
import type { Board } from '../input/board.svelte';
import type { Tile } from '../tiles/tiles';

/** `shown` is read to follow its changes; `origin` says where a new tile comes from. */
export function moveSoftly(
  root: () => HTMLElement | undefined,
  board: Board,
  shown: () => unknown,
  origin: (tile: Tile) => DOMRect | null,
): void {
  let before: Rects | null = null;
  $effect.pre(() => {
    void shown();
    void board.draft.rack;
    const element = root();
    if (!element) return;
    before = capture(element);
    for (const [tile, rect] of board.letGo ?? []) before.set(tile, rect);
    board.letGo = null;
  });
  $effect(() => {
    void shown();
    void board.draft.rack;
    const element = root();
    if (element && before) glide(element, before, origin);
    before = null;
  });
}
