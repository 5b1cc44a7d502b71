import { expect, test } from 'vitest';

import { textOf } from './spreadsheet';

const polish = 'imi\xea;klub\r\n\xa3ukasz \xafak;\xa3\xf3d\x9f\r\n';
const cyrillic = '\xe8\xec\xff\r\n\xde\xeb\xff \xa8\xeb\xea\xe8\xed\xe0\r\n';

function raw(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

test.each([
  ['Polish Windows', raw(polish), 'imię;klub\r\nŁukasz Żak;Łódź\r\n'],
  ['Russian Windows', raw(cyrillic), 'имя\r\nЮля Ёлкина\r\n'],
  ['CSV UTF-8', new TextEncoder().encode('\ufeffimię\nŁukasz'), 'imię\nŁukasz'],
  ['Unicode text', raw('\xff\xfeA\x00\x41\x01'), 'AŁ'],
  ['Unicode text, big end first', raw('\xfe\xff\x00A\x01\x41'), 'AŁ'],
  ['an empty file', raw(''), ''],
])('a file of the kind %s is read', (_, bytes, text) => {
  expect(textOf(bytes)).toBe(text);
});
