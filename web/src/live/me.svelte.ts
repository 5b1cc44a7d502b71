/** The current user, for every page. */
import type { Me } from '../protocol/types';
import { keep, settings } from '../settings.svelte';
import { ApiProblem, changeMe, who } from './api';

class Myself {
  me: Me | null = $state.raw(null);
  /** The server could not be reached. */
  offline = $state(false);
  private asked: Promise<void> | null = null;

  /** Ask the server once; again if it could not be reached. */
  load(): Promise<void> {
    this.asked ??= this.ask();
    return this.asked;
  }

  set(me: Me): void {
    this.me = me;
  }

  async again(): Promise<void> {
    this.asked = null;
    await this.load();
  }

  async rename(name: string): Promise<void> {
    this.set(await changeMe({ name }));
  }

  /** Change the language here, and tell the server for its own texts. */
  async speak(language: typeof settings.language): Promise<void> {
    keep({ language });
    try {
      if (this.me) this.set(await changeMe({ language }));
    } catch {
      // The page already uses it; the server will be told another time.
    }
  }

  private async ask(): Promise<void> {
    try {
      const me = await who();
      this.me = me;
      this.offline = false;
      if (me.language !== settings.language) void this.speak(settings.language);
    } catch (error) {
      this.asked = null;
      this.offline = error instanceof ApiProblem && error.code === 'offline';
    }
  }
}

export const myself = new Myself();
