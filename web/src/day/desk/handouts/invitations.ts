/** All personal links as one list: to copy, for a spreadsheet, or to print. */

export interface Invitation {
  number: number;
  name: string;
  link: string;
}

/** Lines to paste into a letter or a spreadsheet. */
export function invitationText(list: readonly Invitation[]): string {
  return list.map(({ number, name, link }) => `${number}\t${name}\t${link}`).join('\n');
}

/** A file that a spreadsheet in this language opens with a double click. */
export function invitationCsv(
  list: readonly Invitation[],
  headings: readonly string[],
  language: string,
): string {
  const separator = language === 'en' ? ',' : ';';
  const rows = [headings, ...list.map(({ number, name, link }) => [String(number), name, link])];
  const lines = rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator));
  // The byte order mark marks the file as UTF-8.
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string, separator: string): string {
  // A spreadsheet would treat a cell that begins like this as a formula.
  const safe = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
