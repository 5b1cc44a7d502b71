/** Errors in words: by code if we have a message, otherwise the server's own. */
import type { Refused } from '../protocol/types';
import { has, isPlain, t } from '../words/words.svelte';
import type { ApiProblem } from './api';

function byCode(code: string): string | null {
  const name = code.replaceAll('_', '-');
  const id = [`problem-${name}`, `people-${name}`, `refusal-${name}`].find(has);
  // A message with a placeholder is complete only as the server sends it.
  return id !== undefined && isPlain(id) ? t(id) : null;
}

export function problemWords(problem: ApiProblem): string {
  // The server knows until when somebody is suspended.
  if (problem.code === 'suspended' && problem.message) return problem.message;
  return byCode(problem.code) ?? (problem.message || t('problem-unknown'));
}

export function refusalWords(refused: Refused): string {
  return byCode(refused.code) ?? t('problem-unknown');
}
