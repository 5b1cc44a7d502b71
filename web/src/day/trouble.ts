/** What went wrong with a tournament, in words: the server says most exactly what, in the reader's language. */
import { ApiProblem } from '../live/api';
import { problemWords } from '../live/problems';

export function troubleOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return String(error);
  return error.message || problemWords(error);
}
