/** Who sits where, by name: a bot is always called a bot. */
import { LETTERS } from '../parts/rules/rules';
import type { Person } from '../protocol/types';
import { t } from '../words/words.svelte';

/** The names of the seats. */
export function seatNames(
  sitters: readonly (Person | null)[],
  names: Readonly<Record<string, string>>,
): string[] {
  const levels = sitters.map((sitter) => (sitter?.player ? null : (sitter?.bot ?? null)));
  return sitters.map((sitter, seat) => {
    if (!sitter) return t('seat-player', { letter: LETTERS[seat] ?? '' });
    if (sitter.bot && !sitter.player) {
      const same = levels.filter((level) => level === sitter.bot).length;
      const name = t(`bot-${sitter.bot}`);
      const number = levels.slice(0, seat + 1).filter((level) => level === sitter.bot).length;
      return same > 1 ? `${name} ${number}` : name;
    }
    return names[sitter.player ?? ''] ?? t('seat-player', { letter: LETTERS[seat] ?? '' });
  });
}
