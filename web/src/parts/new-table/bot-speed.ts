/** How fast bots play: what the person chose last; slow for somebody who has not finished a game yet. */
import { myself } from '../../live/me.svelte';
import type { BotSpeed } from '../../protocol/types';
import { keep, settings } from '../../settings.svelte';
import { t } from '../../words/words.svelte';

export const BOT_SPEEDS = ['slow', 'normal', 'fast'] as const satisfies readonly BotSpeed[];

export function usualSpeed(): BotSpeed {
  const isNew = !settings.finished && (myself.me?.rating?.games ?? 0) === 0;
  return settings.botSpeed ?? (isNew ? 'slow' : 'normal');
}

/** Remember a choice. */
export function chooseSpeed(speed: BotSpeed): void {
  keep({ botSpeed: speed });
}

/** The three speeds in words, to choose from. */
export function speedOptions(): { value: BotSpeed; text: string }[] {
  return BOT_SPEEDS.map((value) => ({ value, text: t(`bot-speed-${value}`) }));
}
