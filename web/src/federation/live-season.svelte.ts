/** A season that follows its tournaments: every answer is the whole page, and the next one waits for news. */
import { troubleOf } from '../day/trouble';
import { ApiProblem } from '../live/api';
import type { SeasonSeen } from '../protocol/types';
import { seeSeason } from './season-api';

/** Milliseconds between two answers, and after a failure. */
const CALM = 250;
const AGAIN = 3000;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export class LiveSeason {
  season: SeasonSeen | null = $state.raw(null);
  trouble = $state('');
  gone = $state(false);
  private open = true;
  private language = '';

  constructor(private readonly id: string) {
    void this.follow();
  }

  /** Ask again at once, for example in another language. */
  again(language: string): void {
    if (this.language === '') this.language = language;
    if (language === this.language) return;
    this.language = language;
    void this.look('');
  }

  close(): void {
    this.open = false;
  }

  private async follow(): Promise<void> {
    while (this.open && !this.gone) {
      const good = await this.look(this.season?.mark ?? '');
      await pause(good ? CALM : AGAIN);
    }
  }

  private async look(seen: string): Promise<boolean> {
    try {
      this.season = await seeSeason(this.id, seen);
      this.trouble = '';
      return true;
    } catch (error) {
      this.gone = error instanceof ApiProblem && error.status === 404;
      this.trouble = troubleOf(error);
      return false;
    }
  }
}
