/** What happened, told sentence by sentence; words are not loaded here, so that sentences are their ids. */
import { expect, test } from 'vitest';
import type { Numbered } from '../../protocol/types';
import { byName } from '../adapter';
import { tellAll, type Reader } from './narration';

const anna: Reader = { names: ['Anna', 'Bartek'], you: 0, by: (id) => id };

function told(...shapes: Record<string, unknown>[]): string[] {
  const events = shapes.map(
    (event, i) => ({ seq: i + 1, event: { at: 0, ...event } }) as unknown as Numbered,
  );
  return tellAll(events, anna).map(({ text }) => text);
}

test.each([
  ['a clock', 5_000, ['narration-time-given-loading']],
  ['no clock', null, []],
])('with %s running, time given back is told so', (_, deadline, sentences) => {
  const given = { event: 'TimeGiven', ms: 1_000, because: 'loading' };

  expect(told({ event: 'TurnStarted', seat: 0, deadline }, given)).toEqual(sentences);
});

test('who ruled is named, and never by an id', () => {
  expect(byName({ r1: 'Wanda' }, 'r1')).toBe('Wanda');
  expect(byName({}, '5f1c0a77d0e2b6a4')).toBe('room-a-referee');
});
