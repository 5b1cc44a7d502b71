/** The text of a CSV file as spreadsheets save it: UTF-8, UTF-16, or the code page of a Polish or Russian Windows. */

const russian = /^[\u0401\u0451\u0410-\u044f]+$/;

export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windowsText(bytes);
  }
}

function windowsText(bytes: Uint8Array): string {
  const cyrillic = new TextDecoder('windows-1251').decode(bytes);
  const words = cyrillic.match(/[A-Za-z\u0080-\uffff]{2,}/g) ?? [];
  const foreign = words.filter((word) => /[^A-Za-z]/.test(word));
  // Russian words contain no Latin letters; Polish words nearly always do.
  const whole = foreign.filter((word) => russian.test(word)).length;
  return whole * 2 > foreign.length ? cyrillic : new TextDecoder('windows-1250').decode(bytes);
}
