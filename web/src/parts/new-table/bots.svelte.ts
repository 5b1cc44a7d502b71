/** The bots one can play against, as the server offers them, in the language of the page. */
import { ask } from '../../live/api';
import type { BotOffered, BotsOffered } from '../../protocol/types';
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';

class Bots {
  #offered: BotsOffered | null = $state.raw(null);
  #asked: string | null = null;

  /** Ask the server once in each language; called where bots are chosen, so that it follows the language. */
  load(): void {
    const { language } = settings;
    if (this.#asked === language) return;
    this.#asked = language;
    ask<BotsOffered>('GET', `/api/bots?language=${language}`)
      .then((offered) => {
        if (this.#asked === language) this.#offered = offered;
      })
      .catch(() => {
        // Whoever is offline keeps what was chosen; the next page asks again.
        if (this.#asked === language) this.#asked = null;
      });
  }

  /** What one can choose from, the weakest first; until the server has answered, what is chosen already. */
  options(...chosen: string[]): { level: string; name: string; rating: string }[] {
    if (!this.#offered) {
      return [...new Set(chosen)].map((level) => ({ level, name: t(`bot-${level}`), rating: '' }));
    }
    return this.#offered.bots.map(({ level, name, rating }) => ({
      level,
      name,
      rating: rating ? ` · ${rating.rating}` : '',
    }));
  }

  /** How a bot plays, and its rating where it has one; null while nobody knows. */
  about(level: string): { name: string; sentence: string; rating: string | null } | null {
    const bot = this.#find(level);
    if (!bot) return null;
    const rating = bot.rating ? t('bot-rating', { rating: String(bot.rating.rating) }) : null;
    return { name: bot.name, sentence: bot.about, rating };
  }

  /** The level to begin with: the one somebody chose before, if there still is such a bot. */
  usual(level: string): string {
    return !this.#offered || this.#find(level) ? level : (this.#offered.bots[0]?.level ?? level);
  }

  #find(level: string): BotOffered | undefined {
    return this.#offered?.bots.find((bot) => bot.level === level);
  }
}

export const bots = new Bots();
