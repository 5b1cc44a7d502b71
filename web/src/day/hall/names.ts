/** Names of stages and formats; an organiser's own word stays as it is. */
import type { StageSeen } from '../../protocol/day';
import { has, t } from '../../words/words.svelte';

export function stageName(name: string): string {
  const id = `paper-stage-${name}`;
  return has(id) ? t(id) : name;
}

/** The name of a round; if a stage has only one, the name of the stage. */
export function roundName(stage: StageSeen, number: number): string {
  const name = stageName(stage.name);
  return stage.rounds > 1 ? t('hall-round-of', { stage: name, number }) : name;
}

export function formatName(key: string): string {
  const id = `paper-format-${key}`;
  return has(id) ? t(id) : key;
}
