/** Tiles glide from their old to their new positions: first, last, invert, play. */
import type { Tile } from '../tiles/tiles';

export type Rects = Map<Tile, DOMRect>;

const GLIDE = 220;
const FADE = 150;

function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The current place of every tile, also in the middle of a glide. */
export function capture(root: HTMLElement): Rects {
  const rects: Rects = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-tile]')) {
    rects.set(element.dataset['tile'] ?? '', element.getBoundingClientRect());
  }
  return rects;
}

/** Let every moved tile glide; `origin` says where a new tile comes from. */
export function glide(root: HTMLElement, before: Rects, origin: (tile: Tile) => DOMRect | null): void {
  const calm = reducedMotion();
  const moves: [HTMLElement, Keyframe[]][] = [];
  for (const element of root.querySelectorAll<HTMLElement>('[data-tile]')) {
    const tile = element.dataset['tile'] ?? '';
    for (const animation of element.getAnimations()) animation.cancel();
    const now = element.getBoundingClientRect();
    const was = before.get(tile) ?? origin(tile);
    if (!was || now.width === 0) continue;
    const [dx, dy] = [was.left - now.left, was.top - now.top];
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    const scale = was.width / now.width;
    moves.push([
      element,
      calm
        ? [{ opacity: 0 }, { opacity: 1 }]
        : [
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
            { transform: 'none', zIndex: 5 },
          ],
    ]);
  }
  for (const [element, frames] of moves) {
    element.style.transformOrigin = '0 0';
    element.animate(frames, { duration: calm ? FADE : GLIDE, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' });
  }
}
