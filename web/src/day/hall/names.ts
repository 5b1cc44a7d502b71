/** What stages and formats are called; an organiser's own word stays as it is. */
import { has, t } from '../../words/words.svelte';

export function stageName(name: string): string {
  const id = `paper-stage-${name}`;
  return has(id) ? t(id) : name;
}

export function formatName(key: string): string {
  const id = `paper-format-${key}`;
  return has(id) ? t(id) : key;
}
