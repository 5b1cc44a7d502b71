/** What the last move was, worked out from one view to the next. */
import { changed, read } from './check';
import { parseTable } from './tiles';
import type { GameView, LastMove } from './view';

/** The move that led from `before` to `after`; null where no turn ended between them. */
export function lastBetween(before: GameView, after: GameView): LastMove | null {
  const seat = before.turn?.seat;
  if (seat === undefined || before.number !== after.number || before.deals !== after.deals) return null;
  const ended = after.turns > before.turns || after.phase === 'over' || after.turn?.seat !== seat;
  const tables = { seat, before: before.table, after: after.table };
  if (after.table !== before.table) {
    const opens = !before.opened[seat] && after.opened[seat];
    return { ...tables, kind: 'played', opened: opens ? worth(before.table, after.table) : null };
  }
  if (after.bank_size < before.bank_size) return { ...tables, kind: 'drew', opened: null };
  return ended && after.passes > before.passes ? { ...tables, kind: 'passed', opened: null } : null;
}

function worth(before: string, after: string): number {
  const sets = parseTable(after);
  const { fresh } = changed(parseTable(before), sets);
  return fresh.reduce((sum, i) => sum + (read(sets[i] ?? [])?.value ?? 0), 0);
}

/** The tiles a move laid. */
export function laidBy(move: LastMove | null): ReadonlySet<string> {
  if (move?.kind !== 'played') return new Set();
  const there = new Set(parseTable(move.before).flat());
  return new Set(
    parseTable(move.after)
      .flat()
      .filter((tile) => !there.has(tile)),
  );
}
