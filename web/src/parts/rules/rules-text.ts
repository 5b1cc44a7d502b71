/** A ruleset in words, followed by the time per turn if its name does not contain it. */
import { t } from '../../words/words.svelte';
import { named } from './rules';

/** The clock alone: empty if the name of the rules already says it. */
export function clockText(key: string, seconds: number | null): string {
  if (!named(key, seconds).tellsClock) return '';
  return seconds === null ? t('clock-none') : t('rules-seconds', { count: seconds });
}

export function rulesText(key: string, seconds: number | null): string {
  return [t(named(key, seconds).word), clockText(key, seconds)].filter(Boolean).join(', ');
}
