/** Score sheets as they are typed: text in cells, and what it comes to. */
import type { Ending, Line, TableSeen, TypedGame } from '../../protocol/day';

/** One game as it stands in the editor. */
export interface Row {
  void: boolean;
  ending: Ending | '';
  /** Small points as typed, by seat. */
  small: string[];
  /** Racks as typed, by seat; used where `byRack`. */
  rack: string[];
  opened: boolean[];
  byRack: boolean;
}

const NUMBER = /^[-+]?\d{1,4}$/;

export const emptyRow = (seats: number): Row => ({
  void: false,
  ending: '',
  small: Array.from({ length: seats }, () => ''),
  rack: Array.from({ length: seats }, () => ''),
  opened: Array.from({ length: seats }, () => true),
  byRack: false,
});

/** The games of a table as they were typed, with empty rows for those to come. */
export function rowsOf(table: TableSeen): Row[] {
  return Array.from({ length: table.games }, (_, i) => {
    const row = emptyRow(table.seats.length);
    const game = table.played?.[i];
    if (!game) return row;
    row.void = game.void ?? false;
    row.ending = game.typed?.ending ?? '';
    table.seats.forEach((player, seat) => {
      const typed = game.typed?.lines?.find((line) => line.player === player);
      const counted = game.lines?.find((line) => line.player === player);
      const small = typed?.small ?? counted?.small;
      row.small[seat] = small === undefined ? '' : String(small);
      row.rack[seat] = typed?.rack ?? '';
      row.opened[seat] = typed?.opened ?? true;
      if (typed?.rack !== null && typed?.rack !== undefined) row.byRack = true;
    });
    return row;
  });
}

/** A number as people type it: a minus may be longer than the keyboard's. */
export function numberOf(text: string): number | null {
  const plain = text.trim().replace(/[−–]/, '-');
  return NUMBER.test(plain) ? Number(plain) : null;
}

/** What the only empty cell must hold for the line to add up to nothing; null where that is not clear. */
export function winnerOf(row: Row): { seat: number; small: number } | null {
  const empty = row.small.flatMap((text, seat) => (text.trim() === '' ? [seat] : []));
  const [seat] = empty;
  const typed = row.small.filter((text) => text.trim() !== '').map(numberOf);
  if (empty.length !== 1 || seat === undefined || typed.some((small) => small === null || small > 0))
    return null;
  return { seat, small: -typed.reduce<number>((sum, small) => sum + (small ?? 0), 0) };
}

export const sumOf = (row: Row): number => row.small.reduce((sum, text) => sum + (numberOf(text) ?? 0), 0);

/** Whether anything stands in a row. */
export const isTyped = (row: Row): boolean =>
  row.void || (row.byRack ? row.rack.some((text) => text.trim()) : row.small.some((text) => text.trim()));

/** A row as the server takes it. */
export function gameOf(row: Row, seats: readonly number[]): TypedGame {
  if (row.void) return { void: true };
  const winner = winnerOf(row);
  const lines = seats.map((player, seat): Line => {
    if (row.byRack) return { player, rack: row.rack[seat] ?? '', opened: row.opened[seat] ?? true };
    const small = winner?.seat === seat ? winner.small : numberOf(row.small[seat] ?? '');
    return { player, small };
  });
  return row.ending ? { lines, ending: row.ending } : { lines };
}
