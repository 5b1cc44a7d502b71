import { expect, test } from 'vitest';
import { readTables, tablesText } from './sectors';

test('tables are written and read back', () => {
  const ranges = [
    { first: 1, last: 4 },
    { first: 9, last: 9 },
  ];
  expect(tablesText(ranges)).toBe('1–4, 9');
  expect(readTables(tablesText(ranges))).toEqual(ranges);
  expect(readTables('1-4; 9')).toEqual(ranges);
  expect(readTables('')).toEqual([]);
});

test.each(['one', '1-', '0', '1000', '1-2-3'])('%s is not tables', (text) => {
  expect(readTables(text)).toBeNull();
});
