/** A search for opponents: asked again and again until a game has begun, or the user stops it. */
import { ApiProblem, ask, newId } from '../live/api';
import { problemWords } from '../live/problems';
import type { Answered, SeekAsked, SeekNow } from '../protocol/types';

export type SearchWish = Pick<SeekAsked, 'rules' | 'seats' | 'turn_seconds' | 'no_clock' | 'rated'>;
const PATH = '/api/me/seek';
/** After a failed request; answers themselves wait for news, so a tab in the background is not slowed down. */
const RETRY_MS = 1_000;

class Search {
  /** The running search; null if there is none. */
  id = $state<string | null>(null);
  news = $state.raw<SeekNow | null>(null);
  /** When it began, by this device's clock. */
  began = $state(0);
  offline = $state(false);
  trouble = $state('');
  /** Whether bots may fill the table. */
  bots = $state(false);
  #wish: SearchWish | null = null;
  #sat = '';

  /** Whether a page shows the search; without one nobody asks, and after a short time the search is over. */
  #shown = 0;

  /** Look for opponents until a game has begun; returns its room, or null if the search ended without one. */
  async find(wish: SearchWish): Promise<string | null> {
    const id = newId();
    this.#wish = wish;
    this.id = id;
    this.news = null;
    this.trouble = '';
    this.began = Date.now();
    this.#shown++;
    return this.#until(id, true);
  }

  /** Go on with the search of this window, after the user has looked at other pages. */
  async resume(): Promise<string | null> {
    this.#shown++;
    return this.id && this.#wish ? this.#until(this.id, false) : null;
  }

  /** The page is left: the search goes on if the user is back within a few seconds. */
  pause(): void {
    this.#shown++;
  }

  async stop(): Promise<void> {
    this.id = null;
    this.news = null;
    try {
      await ask('DELETE', PATH);
    } catch {
      // It ends by itself when nobody asks any more.
    }
  }

  /** Say at once whether bots may come: others wait for it. */
  agree(bots: boolean): void {
    this.bots = bots;
    this.#agreed?.();
  }
  #agreed: (() => void) | null = null;

  async #until(id: string, first: boolean): Promise<string | null> {
    const shown = this.#shown;
    const goesOn = () => this.id === id && this.#shown === shown;
    while (goesOn() && this.#wish) {
      try {
        const body: SeekAsked = {
          ...this.#wish,
          id,
          first,
          bots: this.bots,
          seen: this.news?.mark ?? '',
        };
        const asked = ask<SeekNow>('PUT', PATH, body);
        const changed = new Promise<null>((resolve) => (this.#agreed = () => resolve(null)));
        const news = await Promise.race([asked, changed]);
        this.#agreed = null;
        // The answer to a question that is asked anew is not needed.
        if (news === null) asked.catch(() => undefined);
        first = false;
        this.offline = false;
        if (news === null || !goesOn()) continue;
        this.news = news;
        this.began = Date.now() - news.waited;
        if (news.phase === 'begun' && news.room) {
          this.id = null;
          return news.room;
        }
        if (news.phase === 'found' && news.room) await this.#sitDown(news.room);
        if (news.phase === 'elsewhere') this.id = null;
      } catch (error) {
        if (!goesOn()) break;
        if (error instanceof ApiProblem && error.status >= 400 && error.status < 429) {
          this.trouble = problemWords(error);
          this.id = null;
          break;
        }
        this.offline = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
    return null;
  }

  /** Take the reserved seat, and contribute to the shuffle. */
  async #sitDown(room: string): Promise<void> {
    if (this.#sat === room) return;
    const order = { do: 'Join', id: newId(), seed: newId() };
    try {
      await ask<Answered>('POST', `/api/rooms/${encodeURIComponent(room)}/orders`, order);
      this.#sat = room;
    } catch (error) {
      // Too late: the next answer says that the search goes on.
      if (!(error instanceof ApiProblem) || error.status === 0) throw error;
    }
  }
}

export const search = new Search();
