/** A request that a person started: whether it is under way, and what went wrong. */
import { ApiProblem } from './api';
import { problemWords } from './problems';

export class Attempt {
  busy = $state(false);
  trouble = $state('');
  /** The code of what the server refused; empty otherwise. */
  code = $state('');

  /** Do it, unless something is under way; resolves to whether it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    this.code = '';
    try {
      await what();
      return true;
    } catch (error) {
      this.code = error instanceof ApiProblem ? error.code : '';
      this.trouble =
        error instanceof ApiProblem
          ? problemWords(error)
          : error instanceof Error
            ? error.message
            : String(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
