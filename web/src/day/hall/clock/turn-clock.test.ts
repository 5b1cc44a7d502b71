import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as turn from './turn-clock';

const fresh = () => turn.newClock(4, 40);
const begun = () => turn.go(fresh(), 1_000);

test('a press gives the next seat its whole time', () => {
  const after = turn.press(begun(), 21_000);

  expect(after.turn).toBe(1);
  expect(turn.secondsAt(after, 21_000)).toBe(40);
  expect(turn.secondsAt(after, 31_500)).toBe(30);
});

test('who is not there has no turns, and starts no game', () => {
  let clock = turn.withAbsent(fresh(), [1], 0);
  const seats: number[] = [];
  clock = turn.go(clock, 0);
  for (let now = 1_000; now < 7_000; now += 1_000) {
    seats.push(clock.turn);
    clock = turn.press(clock, now);
  }

  expect(seats).toEqual([0, 2, 3, 0, 2, 3]);
  expect(turn.prepare(clock, 2).turn).toBe(2);
  expect(turn.pressedEarly(turn.correct(clock, 2)).early).toEqual([1, 0, 0, 0]);
  expect(turn.withAbsent(clock, [], 8_000).absent).toEqual([]);
});

test('a turn that turns out to be nobody’s goes to the next seat, whole', () => {
  const second = turn.press(begun(), 5_000);

  const gone = turn.withAbsent(second, [1], 25_000);

  expect([gone.turn, turn.secondsAt(gone, 25_000), gone.stands]).toEqual([2, 40, null]);
  expect(turn.withAbsent(gone, [1, 2, 3], 25_000)).toBe(gone);
  expect([turn.mayMiss(gone, 0), turn.mayMiss(turn.withAbsent(gone, [1, 3], 25_000), 0)]).toEqual([
    true,
    false,
  ]);
});

test('S-20: one more turn each is one for each who is there', () => {
  let clock = turn.oneMoreEach(turn.withAbsent(begun(), [2], 2_000));
  const seats: number[] = [];
  for (let now = 3_000; clock.stands !== 'over'; now += 1_000) {
    seats.push(clock.turn);
    clock = turn.press(clock, now);
  }

  expect(seats).toEqual([0, 1, 3, 0]);
});

test('a clock kept before seats could be absent goes on', () => {
  const { absent, ...kept } = begun();

  expect(turn.readClock(JSON.stringify(kept), 4)?.absent).toEqual(absent);
});

test('time that is up stays up until somebody presses', () => {
  const clock = begun();

  expect(turn.secondsAt(clock, 40_999)).toBe(1);
  expect(turn.secondsAt(clock, 41_000)).toBe(0);
  expect(turn.leftAt(clock, 900_000)).toBe(0);
  expect(turn.press(clock, 900_000).turn).toBe(1);
});

test('a clock that stands loses nothing, and goes on from there', () => {
  const stands = turn.halt(begun(), 11_000, 'referee');

  expect(turn.secondsAt(stands, 500_000)).toBe(30);
  expect(turn.press(stands, 500_000)).toBe(stands);
  expect(turn.secondsAt(turn.go(stands, 500_000), 505_000)).toBe(25);
});

test('S-11: the turn begins anew with its whole time, and who pressed is counted', () => {
  const next = turn.press(begun(), 5_000);

  const anew = turn.pressedEarly(next);

  expect(anew.turn).toBe(1);
  expect(anew.stands).toBe('early');
  expect(turn.secondsAt(anew, 99_000)).toBe(40);
  expect(anew.early).toEqual([1, 0, 0, 0]);
  expect(turn.pressedEarly(begun()).early).toEqual([0, 0, 0, 0]);
});

test('S-20: the turn that is on is played out, then one more each, then the game is over', () => {
  let clock = turn.oneMoreEach(turn.press(begun(), 2_000));
  const seats: number[] = [];
  for (let now = 3_000; clock.stands !== 'over'; now += 1_000) {
    seats.push(clock.turn);
    clock = turn.press(clock, now);
  }

  expect(seats).toEqual([1, 2, 3, 0, 1]);
});

test('S-20: last turns that were called too soon are called off, and the game goes on', () => {
  let clock = turn.notLast(turn.oneMoreEach(begun()));
  for (let now = 3_000; now < 13_000; now += 1_000) clock = turn.press(clock, now);

  expect(clock.stands).toBeNull();
  expect(clock.last).toBeNull();
});

test('M-9: where the rules give no more turns, the turn that is on is the last', () => {
  const over = turn.press(turn.lastTurnNow(begun()), 3_000);

  expect(over.stands).toBe('over');
});

test('the start moves one seat on with each game, from the seat that drew it', () => {
  const drawn = turn.drawStart(fresh(), 2);

  expect([1, 2, 3].map((game) => turn.starterOf(drawn, game))).toEqual([2, 3, 0]);
  expect(turn.prepare(turn.endGame(turn.go(drawn, 0), 5), 2).turn).toBe(3);
  const second = turn.prepare(drawn, 2);
  expect(turn.starterOf(turn.drawStart(second, 0), 1)).toBe(3);
});

test('a press that slipped is taken back with the time the turn had', () => {
  const back = turn.takeBack(turn.press(begun(), 16_000));

  expect(back.turn).toBe(0);
  expect(turn.secondsAt(back, 60_000)).toBe(25);
  expect(turn.takeBack(back)).toBe(back);
});

test('M-8: an announcement counts in the own last turn alone', () => {
  let clock = turn.announce(begun(), 2_000);
  expect(clock.said).toEqual([{ game: 1, seat: 0, at: 2_000, turn: 0 }]);
  expect(turn.announce(clock, 3_000)).toBe(clock);

  for (let n = 0; n < 3; n++) clock = turn.press(clock, 3_000 + n);
  expect(turn.saidInLastTurn(turn.endGame(clock, 9_000), 0)).toBe(true);

  for (let n = 0; n < 2; n++) clock = turn.press(clock, 4_000 + n);
  expect(turn.saidInLastTurn(turn.endGame(clock, 9_000), 0)).toBe(false);
});

test('what was kept is read again, and nonsense is not', () => {
  const clock = turn.press(begun(), 5_000);

  expect(turn.readClock(JSON.stringify(clock), 4)).toEqual(clock);
  expect(turn.readClock(JSON.stringify(clock), 3)).toBeNull();
  for (const bad of [null, '', '{', '{}', '[]', '{"seats":4}', '{"seats":4,"turn":9}'])
    expect(turn.readClock(bad, 4)).toBeNull();
});

test('whatever is done, the turn is a seat and the time is between nothing and the whole', () => {
  const steps: ((clock: turn.TurnClock, now: number) => turn.TurnClock)[] = [
    turn.go,
    turn.press,
    turn.takeBack,
    turn.pressedEarly,
    turn.oneMoreEach,
    turn.notLast,
    turn.endGame,
    turn.reopen,
    turn.announce,
    (clock, now) => turn.halt(clock, now, 'paused'),
    (clock, now) => turn.correct(clock, now % clock.seats),
    (clock, now) => turn.drawStart(clock, now % clock.seats),
    (clock) => turn.prepare(clock, clock.game + 1),
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 4 }),
      fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(50_000)), { maxLength: 60 }),
      (seats, done) => {
        let clock = turn.newClock(seats, 40);
        let now = 0;
        for (const [which, passed] of done) {
          now += passed;
          clock = steps[which]?.(clock, now) ?? clock;
          expect(clock.turn).toBeGreaterThanOrEqual(0);
          expect(clock.turn).toBeLessThan(seats);
          expect(turn.leftAt(clock, now)).toBeGreaterThanOrEqual(0);
          expect(turn.leftAt(clock, now)).toBeLessThanOrEqual(clock.full);
          expect(clock.ended).toBeGreaterThanOrEqual(0);
          expect(clock.since === null).toBe(clock.stands !== null);
          expect(turn.readClock(JSON.stringify(clock), seats)).toEqual(clock);
        }
      },
    ),
  );
});
