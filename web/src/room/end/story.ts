/** Why a game is over, in sentences: who left and what that meant, then what ended it. */
import type { Person, SeatResult } from '../../protocol/types';
import { t } from '../../words/words.svelte';

export function storyOf(
  ending: string | null,
  sitters: readonly (Person | null)[],
  results: readonly SeatResult[],
  names: readonly string[],
  you: number | null,
): string[] {
  const gone = sitters.flatMap((sitter, seat) => {
    const who = { name: names[seat] ?? '', you: seat === you ? 'yes' : 'no' };
    if (sitter?.resigned) {
      return [t(results[seat]?.forfeited ? 'end-gone-resigned' : 'end-gone-resigned-bot', who)];
    }
    return results[seat]?.forfeited ? [t('end-gone-away', who)] : [];
  });
  return [...gone, t(`end-because-${ending ?? 'stopped'}`)];
}
