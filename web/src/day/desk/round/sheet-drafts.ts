/** Score sheets typed at the desk but not yet saved: closing the window by mistake loses nothing. */
import { SvelteMap } from 'svelte/reactivity';
import type { Day, TableRef } from '../../../protocol/day';
import type { Row } from './scores';

export const drafts = new SvelteMap<string, Row[]>();

export const draftKey = (day: Day, ref: TableRef): string =>
  `${day.tournament}/${ref.stage}.${ref.round}.${ref.table}`;
