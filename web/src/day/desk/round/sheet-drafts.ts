/** Score sheets typed at the desk but not yet saved: closing the window by mistake loses nothing. */
import { SvelteMap } from 'svelte/reactivity';
import type { Day, TableRef } from '../../../protocol/day';
import type { Row } from './scores';

/** The rows, and the last event known when typing began. */
export const drafts = new SvelteMap<string, { rows: Row[]; seen: number }>();

export const draftKey = (day: Day, ref: TableRef): string =>
  `${day.tournament}/${ref.stage}.${ref.round}.${ref.table}`;
