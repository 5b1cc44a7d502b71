import { expect, test } from 'vitest';
import { t } from '../words/words.svelte';
import { toBytes, toText, troubleInWords } from './webauthn';

test('bytes survive the way to text and back, in the alphabet of addresses', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);

  const text = toText(bytes.buffer);

  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect([...toBytes(text)]).toEqual([...bytes]);
  expect(toText(toBytes('').buffer)).toBe('');
});

test('the words of the browser are replaced by ours, those of the server are kept', () => {
  const said = (name: string): string => {
    const error = troubleInWords(new DOMException('for programmers', name), 'cancelled');
    return error instanceof Error ? error.message : '';
  };

  expect(said('NotAllowedError')).toBe('cancelled');
  expect(said('AbortError')).toBe('cancelled');
  expect(said('InvalidStateError')).toBe(t('live-passkey-known'));
  expect(said('NotSupportedError')).toBe(t('live-passkey-unsupported'));
  expect(said('SecurityError')).toBe(t('live-passkey-unsupported'));
  const refused = new Error('Wrong password.');
  expect(troubleInWords(refused, 'cancelled')).toBe(refused);
});
