/** Points, sums and dates of a season as people read them. */
import type { EarnedSeen, SeasonSeen } from '../protocol/types';
import { settings } from '../settings.svelte';

/** Points with two decimals at most. */
export const points = (value: number): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);

/** How the points of an event came about: `7 × 2 + 3 = 17`; just the points if there is nothing to explain. */
export function sumOf(season: SeasonSeen, earned: EarnedSeen): string {
  const weight = season.events[earned.event]?.weight ?? 1;
  const parts = points(earned.base) + (weight === 1 ? '' : ` × ${points(weight)}`);
  const all = earned.bonus ? `${parts} + ${points(earned.bonus)}` : parts;
  return all === points(earned.points) ? all : `${all} = ${points(earned.points)}`;
}

export const dateOf = (date: string, style: 'medium' | 'long' = 'medium'): string =>
  date
    ? new Intl.DateTimeFormat(settings.language, { dateStyle: style, timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      )
    : '';
