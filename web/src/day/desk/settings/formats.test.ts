import { expect, test } from 'vitest';
import type { Format } from '../../../protocol/day';
import { editable, formatOf } from './formats';

const preset: Format = {
  key: 'pl-minute',
  title: 'x',
  source: 'a book',
  reconstruction: false,
  ties: 'lots',
  late_entry: { rounds: 1, missed_game: -100 },
  brackets: [
    {
      players: [16, 36],
      stages: [
        {
          name: 'eliminations',
          rounds: 3,
          games: 2,
          seats: 'lot',
          go_on: { who: 'best', n: { value: 8, options: [8, 6] } },
        },
        { name: 'final', rounds: 1, games: 2, seats: 'by-place', tables: 2 },
      ],
    },
  ],
};

test('a preset taken apart and put together says the same', () => {
  const again = formatOf(editable(preset, 20), 'pl-minute');

  expect(again.ties).toBe('lots');
  expect(again.late_entry).toEqual({ rounds: 1, missed_game: -100 });
  expect(again.brackets).toEqual([
    {
      players: [16, 36],
      stages: [
        {
          name: 'eliminations',
          rounds: 3,
          games: 2,
          seats: 'lot',
          tables: null,
          points: 'from-zero',
          go_on: { who: 'best', n: 8 },
        },
        {
          name: 'final',
          rounds: 1,
          games: 2,
          seats: 'by-place',
          tables: 2,
          points: 'from-zero',
          go_on: null,
        },
      ],
    },
  ]);
});

test('the last stage cuts nobody, whatever it was before', () => {
  const draft = editable(preset, 20);
  draft.stages.pop();

  expect(formatOf(draft, 'pl-minute').brackets[0]?.stages.at(-1)?.go_on).toBeNull();
});
