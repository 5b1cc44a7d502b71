/** A request that a person started: whether it is under way, and what went wrong. */
import { ApiProblem } from './api';
import { problemWords } from './problems';

export class Attempt {
  busy = $state(false);
  trouble = $state('');

  /** Do it, unless something is under way; resolves to whether it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = '';
    try {
      await what();
      return true;
    } catch (error) {
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
