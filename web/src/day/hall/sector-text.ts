/** The tables of an official in words. */
import { t } from '../../words/words.svelte';

/** "table 3" or "tables 1–4, 9". */
export const tablesOf = (tables: string): string =>
  t('officials-tables-of', { tables, single: /^\d+$/.test(tables) ? 'yes' : 'no' });
