/** Score sheets as typed: text in cells, and its result. */
import type { Ending, SheetLine, TableSeen, TypedGame } from '../../../protocol/day';

/** One game as it stands in the editor. */
export interface Row {
  void: boolean;
  ending: Ending | '';
  /** Small points as typed, with the signs that the rules write, by seat; a dot for who was not there. */
  small: string[];
  /** Racks as typed, by seat; used where `byRack`. */
  rack: string[];
  opened: boolean[];
  byRack: boolean;
}

const NUMBER = /^[-+]?\d{1,4}$/;
/** What stands in the cell of somebody who was not there. */
export const ABSENT = '.';

export const emptyRow = (seats: number): Row => ({
  void: false,
  ending: '',
  small: Array.from({ length: seats }, () => ''),
  rack: Array.from({ length: seats }, () => ''),
  opened: Array.from({ length: seats }, () => true),
  byRack: false,
});

/** The games of a table as they were typed, with empty rows for those to come. */
export function rowsOf(table: TableSeen, sign = 1): Row[] {
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
      const there = row.void || typed !== undefined || counted !== undefined;
      // Nothing is not "-0".
      row.small[seat] = !there
        ? ABSENT
        : small === undefined || small === null
          ? ''
          : String(sign * small || 0);
      row.rack[seat] = there ? (typed?.rack ?? '') : ABSENT;
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
export function winnerOf(row: Row, sign = 1): { seat: number; small: number } | null {
  const empty = row.small.flatMap((text, seat) => (text.trim() === '' ? [seat] : []));
  const [seat] = empty;
  const typed = row.small.filter((text) => text.trim() !== '' && !isAbsent(text)).map(numberOf);
  if (typed.length === 0 || typed.some((small) => small === null || sign * small > 0)) return null;
  if (empty.length !== 1 || seat === undefined) return null;
  return { seat, small: -typed.reduce<number>((sum, small) => sum + (small ?? 0), 0) };
}

export const sumOf = (row: Row): number => row.small.reduce((sum, text) => sum + (numberOf(text) ?? 0), 0);

export const isAbsent = (text: string | undefined): boolean => text?.trim() === ABSENT;

/** Whether anything stands in a row; that somebody is not there is no result. */
export const isTyped = (row: Row): boolean =>
  row.void || (row.byRack ? row.rack : row.small).some((text) => text.trim() && !isAbsent(text));

/** Somebody is not there in the games that are still open, or is after all. */
export function setAbsent(rows: readonly Row[], seat: number, absent: boolean): Row[] {
  const change = (cells: readonly string[]): string[] =>
    cells.map((text, i) =>
      i !== seat ? text : absent ? (text.trim() === '' ? ABSENT : text) : isAbsent(text) ? '' : text,
    );
  return rows.map((row) => ({ ...row, small: change(row.small), rack: change(row.rack) }));
}

/** A row as the server takes it. */
export function gameOf(row: Row, seats: readonly number[], sign = 1): TypedGame {
  if (row.void) return { void: true };
  const winner = winnerOf(row, sign);
  const cells = row.byRack ? row.rack : row.small;
  const lines = seats.flatMap((player, seat): SheetLine[] => {
    if (isAbsent(cells[seat])) return [];
    if (row.byRack) return [{ player, rack: row.rack[seat] ?? '', opened: row.opened[seat] ?? true }];
    const small = winner?.seat === seat ? winner.small : numberOf(row.small[seat] ?? '');
    return [{ player, small: small === null ? null : sign * small || 0 }];
  });
  const absent = seats.filter((_, seat) => isAbsent(cells[seat]));
  return {
    lines,
    ...(absent.length > 0 ? { absent } : {}),
    ...(row.ending ? { ending: row.ending } : {}),
  };
}
