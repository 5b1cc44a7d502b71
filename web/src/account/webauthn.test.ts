import { expect, test } from 'vitest';
import { toBytes, toText } from './webauthn';

test('bytes survive the way to text and back, in the alphabet of addresses', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);

  const text = toText(bytes.buffer);

  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...toBytes(text)]).toEqual([...bytes]);
  expect(toText(toBytes('').buffer)).toBe('');
});
