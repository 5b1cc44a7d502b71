import { expect, test } from 'vitest';
import { act, begin, tableText, type Base } from './draft';
import { keepDraft, takeUp, type Shelf } from './draft-storage';

function shelf(): Shelf & { size(): number } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    size: () => kept.size,
  };
}

const BASE: Base = { sets: [['r3', 'r4', 'r5']], rack: ['r6', 'k1', 'k2'], turn: 4, mine: true };

test('the order by hand survives a reload', () => {
  const place = shelf();
  const draft = act(begin(BASE), { do: 'to-rack', tiles: ['k2'], at: 0 }).draft;
  keepDraft(place, 'room', 0, draft);

  expect(takeUp(place, 'room', 0, BASE).rack).toEqual(['k2', 'r6', 'k1']);
  expect(takeUp(place, 'room', 1, BASE).rack).toEqual(['r6', 'k1', 'k2']);
});

test('so does the arrangement in progress, and it can still be undone', () => {
  const place = shelf();
  const draft = act(begin(BASE), { do: 'place', tiles: ['r6'], set: 1 }).draft;
  keepDraft(place, 'room', 0, draft);

  const back = takeUp(place, 'room', 0, BASE);

  expect(tableText(back)).toBe('r3 r4 r5 r6');
  expect(tableText(act(back, { do: 'undo' }).draft)).toBe('r3 r4 r5');
});

test.each<[string, Base]>([
  ['another turn', { ...BASE, turn: 5 }],
  ['another table', { ...BASE, sets: [['r3', 'r4', 'r5', "r6'"]] }],
  ['not my turn', { ...BASE, mine: false }],
  ['the tile is gone from the rack', { ...BASE, rack: ['k1', 'k2'] }],
])('an arrangement of old is left alone: %s', (_, base) => {
  const place = shelf();
  keepDraft(place, 'room', 0, act(begin(BASE), { do: 'place', tiles: ['r6'], set: 1 }).draft);

  expect(tableText(takeUp(place, 'room', 0, base))).toBe(base.sets.map((set) => set.join(' ')).join(' | '));
});

test('what is stored by somebody else does no harm', () => {
  const place = shelf();
  place.setItem('stolik.arranged.room.0', '{"rack": 7}');

  expect(takeUp(place, 'room', 0, BASE).rack).toEqual(BASE.rack);
});

test('old tables are forgotten', () => {
  const place = shelf();
  for (let room = 0; room < 60; room += 1) keepDraft(place, `room${room}`, 0, begin(BASE));

  expect(place.size()).toBe(21);
});
