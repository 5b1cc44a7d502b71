/** Dates and moments in the language of the page. */
import { settings } from '../../settings.svelte';

/** A date of the calendar, such as 2026-11-15. */
export const dayText = (date: string): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** A moment in milliseconds, by the reader's clock. */
export const momentText = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));

/** A moment in a few letters. */
export const shortMoment = (at: number): string =>
  new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(at));
