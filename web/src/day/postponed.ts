/** Postponed tables: they play on another day than their round, and standings wait for them. */
import type { Day, StageSeen, TableSeen } from '../protocol/day';
import { dayText } from './registration/moments';
import { t } from '../words/words.svelte';

/** Whether a table is postponed and has not played yet. */
export const isOutstanding = (table: TableSeen): boolean => !!table.postponed && table.sheet !== 'closed';

export const outstandingIn = (stage: StageSeen): TableSeen[] =>
  (stage.drawn ?? []).flatMap((round) => round.tables).filter(isOutstanding);

export const outstanding = (day: Day): TableSeen[] => day.stages.flatMap(outstandingIn);

/** The agreed day, with the time if it is known; empty if it is still to be agreed. */
function whenOf(table: TableSeen): string {
  const { date = '', time = '' } = table.postponed ?? {};
  return date ? [dayText(date), time].filter(Boolean).join(', ') : '';
}

export function postponedText(table: TableSeen): string {
  const when = whenOf(table);
  return when ? t('postponed-to', { when }) : t('postponed-open');
}

/** A postponed table with its round and its day. */
export function laterText(table: TableSeen): string {
  const place = { round: table.ref.round, table: table.ref.table };
  const when = whenOf(table);
  return when ? t('postponed-line-to', { ...place, when }) : t('postponed-line-open', place);
}

/** Which tables standings do not count yet, at most some of them by name; empty if they count all. */
export function missingText(tables: readonly TableSeen[], most = Infinity): string {
  if (tables.length === 0) return '';
  const named = tables.slice(0, most).map(laterText).join('; ') + (tables.length > most ? '; …' : '');
  return t('postponed-missing', { count: tables.length, tables: named });
}
