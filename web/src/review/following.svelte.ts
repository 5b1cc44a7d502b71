/** Follows a review until it is made: asks for it where nobody has, and looks again every second or so. */
import { ApiProblem, askForReview, lookAtReview } from '../live/api';
import { problemWords } from '../live/problems';
import type { ReviewNow } from '../protocol/types';

const AGAIN_MS = 1200;

export class Following {
  now: ReviewNow | null = $state.raw(null);
  trouble = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly room: string) {}

  /** How far it is, from 0 to 100; null while that is not known. */
  get percent(): number | null {
    const now = this.now;
    if (now?.state !== 'working' || now.of === 0) return null;
    return Math.floor((100 * now.done) / now.of);
  }

  async look(): Promise<void> {
    try {
      const seen = await lookAtReview(this.room);
      this.#take(seen.state === 'none' ? await askForReview(this.room) : seen);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Ask once more for one that failed, or after trouble on the way. */
  async again(): Promise<void> {
    this.trouble = '';
    try {
      this.#take(await askForReview(this.room));
    } catch (error) {
      this.#fail(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #take(now: ReviewNow): void {
    this.now = now;
    this.trouble = '';
    if (now.state !== 'ready' && now.state !== 'failed') this.#lookLater();
  }

  #fail(error: unknown): void {
    this.trouble = error instanceof ApiProblem ? problemWords(error) : String(error);
    // A review that is being made goes on without us: it is worth looking again.
    if (error instanceof ApiProblem && error.code === 'offline' && this.now) this.#lookLater();
  }

  #lookLater(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), AGAIN_MS);
  }
}
