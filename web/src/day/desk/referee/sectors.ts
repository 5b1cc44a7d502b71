/** Tables in a row, as text and from text: "1–4, 9". */
import type { TableRange } from '../../../protocol/day';

export const tablesText = (ranges: readonly TableRange[] | undefined): string =>
  (ranges ?? []).map(({ first, last }) => (first === last ? String(first) : `${first}–${last}`)).join(', ');

/** Read typed tables; null if it cannot be read. The server checks the order and the size. */
export function readTables(text: string): TableRange[] | null {
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const found = parts.map((part) => /^(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?$/.exec(part));
  if (found.some((match) => match === null || Number(match[1]) < 1)) return null;
  return found.map((match) => ({ first: Number(match?.[1]), last: Number(match?.[2] ?? match?.[1]) }));
}
