/** The server's findings about a play, in words: for the line next to the rack and for each set. */
import { faultOf } from '../draft/check';
import { setName, tileNames } from './speech';
import type { Tile } from '../tiles/tiles';
import type { Refused, Violation } from '../view';
import { has, t } from '../../words/words.svelte';

type Sets = readonly { tiles: readonly Tile[] }[];

function breachWords({ breach, tiles, meld }: Violation, sets: Sets, points: number): string {
  const set = meld === null ? [] : (sets[meld]?.tiles ?? []);
  return t(`breach-${breach.replaceAll('_', '-')}`, {
    set: setName(set.length > 0 ? set : tiles),
    tiles: tileNames(tiles),
    count: tiles.length,
    points,
  });
}

/** Why each refused set was refused, by its position on the table. */
export function refusedSets(refused: Refused | null, sets: Sets, points: number): Map<number, string> {
  const words = new Map<number, string>();
  for (const violation of refused?.violations ?? []) {
    const { meld } = violation;
    if (meld === null) continue;
    const fault = sets[meld] ? faultOf(sets[meld].tiles) : null;
    words.set(meld, fault ? t(`fault-${fault}`) : breachWords(violation, sets, points));
  }
  return words;
}

/** The whole refusal; null if nothing was refused. */
export function refusalText(refused: Refused | null, sets: Sets, points: number): string | null {
  if (!refused) return null;
  const words = refused.violations.map((violation) => breachWords(violation, sets, points));
  const id = `refusal-${refused.code.replaceAll('_', '-')}`;
  return words.length > 0 ? words.join(' ') : has(id) ? t(id) : refused.code;
}
