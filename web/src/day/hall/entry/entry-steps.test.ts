import { expect, test } from 'vitest';
import published from '../../../protocol/published-rulesets.json';
import type { Ruleset } from '../../../protocol/types';
import { penaltiesApply } from '../counting/counting';
import { newDraft, type GameDraft, type SeatDraft } from '../counting/game-draft';
import { announce, go, newClock, press } from '../clock/turn-clock';
import {
  asksAnnounced,
  asksRacks,
  endAs,
  forgetTiles,
  isOut,
  missingSeats,
  putTile,
  questionOf,
  setOpened,
  takeTile,
} from './entry-steps';

const rulesOf = (key: keyof typeof published) => published[key] as unknown as Ruleset;
const PL = rulesOf('pl-forty');

function seatOf(draft: GameDraft, seat: number): SeatDraft {
  const found = draft.seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

test('tiles stand on the rack as people lay them out, and go one at a time', () => {
  const draft = newDraft(4);
  const seat = seatOf(draft, 1);

  for (const kind of ['k3', 'j', 'r11', 'r2', 'r2']) putTile(seat, kind);
  expect(seat.rack).toEqual(['r2', 'r2', 'r11', 'k3', 'j']);

  takeTile(seat, 1);
  expect(seat.rack).toEqual(['r2', 'r11', 'k3', 'j']);
  forgetTiles(seat);
  expect(seat.rack).toBeNull();
});

test('a tile that is taken off was not drawn last, unless its twin is there', () => {
  const draft = newDraft(4);
  const seat = seatOf(draft, 1);
  for (const kind of ['r2', 'r2']) putTile(seat, kind);
  seat.drawn = 'r2';

  takeTile(seat, 0);
  expect(seat.drawn).toBe('r2');
  takeTile(seat, 0);
  expect(seat.drawn).toBeNull();
});

test('a game that ended otherwise has nobody who is out', () => {
  const draft = newDraft(4);
  expect(asksRacks(draft)).toBe(false);
  draft.out = 2;
  expect([asksRacks(draft), isOut(draft, 2)]).toEqual([true, true]);

  endAs(draft, 'exhausted');
  expect([draft.out, asksRacks(draft), isOut(draft, 2)]).toEqual([null, true, false]);
});

test('what is missing is named until it is typed', () => {
  const draft = newDraft(4);
  draft.out = 0;
  expect(missingSeats(PL, draft)).toEqual([1, 2, 3]);

  seatOf(draft, 1).value = '12';
  seatOf(draft, 2).opened = false;
  seatOf(draft, 3).rack = [];
  expect(missingSeats(PL, draft)).toEqual([3]);
  putTile(seatOf(draft, 3), 'o9');
  expect(missingSeats(PL, draft)).toEqual([]);
});

test('an announcement heard by the clock is on the sheet of who did not open', () => {
  const draft = newDraft(4);
  const heard = press(announce(go(newClock(4, 40), 0), 1000), 2000);

  setOpened(draft, 0, false, heard);
  setOpened(draft, 1, false, heard);
  expect(draft.seats.map((seat) => seat.announced)).toEqual([true, false, false, false]);
  setOpened(draft, 0, true, heard);
  expect(seatOf(draft, 0).announced).toBe(false);
});

test('an announcement is asked for only where the rack could have opened', () => {
  const draft = newDraft(4);
  const seat = seatOf(draft, 1);
  expect(asksAnnounced(seat)).toBe(false);
  seat.opened = false;
  expect(asksAnnounced(seat)).toBe(false);
  seat.could = true;
  expect(asksAnnounced(seat)).toBe(true);
});

test('penalties for not opening follow the ruleset and the ending', () => {
  expect(penaltiesApply(PL, 'out')).toBe(true);
  expect(penaltiesApply(PL, 'exhausted')).toBe(false);
  expect(penaltiesApply(rulesOf('ru-championship'), 'exhausted')).toBe(true);
  expect(penaltiesApply(rulesOf('en-classic'), 'out')).toBe(false);
});

test('the server is asked once every rack is known, and nothing of who is out', () => {
  const draft = newDraft(3);
  draft.out = 0;
  putTile(seatOf(draft, 1), 'r7');
  expect(questionOf(PL, draft)).toBeNull();

  putTile(seatOf(draft, 2), 'j');
  Object.assign(seatOf(draft, 2), { opened: false, announced: true, drawn: 'j' });
  expect(questionOf(PL, draft)).toEqual({
    rules: 'pl-forty',
    ending: 'out',
    racks: ['', 'r7', 'j'],
    opened: [true, true, false],
    announced: [false, false, true],
    drawn_last: [null, null, 'j'],
  });
});
