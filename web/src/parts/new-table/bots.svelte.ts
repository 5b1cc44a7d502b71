/** The bots one can play against, as the server offers them, in the language of the page. */
import { ask } from '../../live/api';
import type { BotOffered, BotsOffered } from '../../protocol/types';
import { settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';

class Bots {
  #offered: BotsOffered | null = $state.raw(null);
  #asked: string | null = null;

  /** Ask the server once per language; called where bots are chosen, so that it follows the language. */
  load(): void {
    const { language } = settings;
    if (this.#asked === language) return;
    this.#asked = language;
    ask<BotsOffered>('GET', `/api/bots?language=${language}`)
      .then((offered) => {
        if (this.#asked === language) this.#offered = offered;
      })
      .catch(() => {
        // Offline, the current list is kept; the next page asks again.
        if (this.#asked === language) this.#asked = null;
      });
  }

  /** The bots to choose from, the weakest first; before the server has answered, the one already chosen. */
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

  /** The description of a bot, and its rating if it has one; null while unknown. */
  about(level: string): { name: string; sentence: string; rating: string | null } | null {
    const bot = this.#find(level);
    if (!bot) return null;
    const rating = bot.rating ? t('bot-rating', { rating: String(bot.rating.rating) }) : null;
    return { name: bot.name, sentence: bot.about, rating };
  }

  /** The preselected level: the last chosen one, if that bot still exists. */
  usual(level: string): string {
    return !this.#offered || this.#find(level) ? level : (this.#offered.bots[0]?.level ?? level);
  }

  #find(level: string): BotOffered | undefined {
    return this.#offered?.bots.find((bot) => bot.level === level);
  }
}

export const bots = new Bots();
