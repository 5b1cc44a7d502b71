/** Numbers and durations as text. */

/** A number with a real minus sign. */
export const withMinus = (number: number): string => String(number).replace('-', '−');

/** A number with its sign, plus or a real minus; zero has none. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : withMinus(number || 0));

/** Minutes and seconds, and hours if there are any: "7:05", "1:02:00". Negative time is "0:00". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
