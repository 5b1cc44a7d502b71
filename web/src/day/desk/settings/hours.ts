import { t } from '../../../words/words.svelte';

/** A duration as people say it: rounded to five minutes, with hours. */
export function hours(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5);
  const whole = Math.floor(rounded / 60);
  return whole
    ? t('day-hours', { hours: whole, minutes: rounded % 60 })
    : t('day-only-minutes', { minutes: rounded });
}
