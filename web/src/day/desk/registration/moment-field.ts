/** Moments in the browser's own field, which knows no time zone: by the clock of this computer. */

const two = (number: number): string => String(number).padStart(2, '0');

/** The text of a field for a moment in milliseconds. */
export function toField(at: number | null): string {
  if (at === null) return '';
  const moment = new Date(at);
  const date = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${date}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment of a field's text; null if it is empty. */
export function fromField(text: string): number | null {
  const at = text ? new Date(text).getTime() : NaN;
  return Number.isNaN(at) ? null : at;
}
