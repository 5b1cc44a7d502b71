/** A tile's name on its own, for screen readers: "Red 7". */
import { t } from '../../words/words.svelte';
import { colourName } from './shapes';

export function spoken(tile: string): string {
  if (tile.startsWith('j')) return t('live-joker');
  if (tile === '?') return t('live-hidden-tile');
  return t(`live-tile-${colourName(tile[0] ?? '')}`, { number: tile.replace(/[^0-9]/g, '') });
}
