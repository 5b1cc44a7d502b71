/** Errors of a tournament in words: the server usually knows best, in the reader's language. */
import { ApiProblem } from '../live/api';
import { problemWords } from '../live/problems';

export function troubleOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.message || problemWords(error);
}
