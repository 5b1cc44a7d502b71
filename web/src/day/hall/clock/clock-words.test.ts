import { expect, test } from 'vitest';
import { hintKey, soundAt, toldAt, urgencyAt } from './clock-words';
import {
  endGame,
  go,
  halt,
  lastTurnNow,
  newClock,
  press,
  pressedEarly,
  seatAfter,
  seatBefore,
} from './turn-clock';

const running = go(newClock(4, 40), 0);

test('the seats beside the one in turn go round the table', () => {
  expect([seatBefore(running), seatAfter(running)]).toEqual([3, 1]);
  const third = press(press(press(running, 1), 2), 3);
  expect([third.turn, seatBefore(third), seatAfter(third)]).toEqual([3, 2, 0]);
});

test.each([
  ['before the game', newClock(4, 40), 'hall-press-begin'],
  ['in a turn', running, 'hall-press-next'],
  ['in the last turn', lastTurnNow(running), 'hall-last-turn'],
  ['in a pause', halt(running, 5, 'paused'), 'hall-press-go-on'],
  ['while the referee is awaited', halt(running, 5, 'referee'), 'hall-referee-comes'],
  ['after an early press', pressedEarly(press(running, 5)), 'hall-early-hint'],
  ['after the game', endGame(running, 5), 'hall-game-over-hint'],
])('%s a press does what is said', (_, clock, key) => {
  expect(hintKey(clock)).toBe(key);
});

test.each([
  [0, 'calm'],
  [29_000, 'calm'],
  [30_000, 'soon'],
  [35_000, 'urgent'],
  [40_000, 'up'],
  [90_000, 'up'],
])('after %i milliseconds of forty seconds the clock looks %s', (now, looks) => {
  expect(urgencyAt(running, now)).toBe(looks);
  expect(urgencyAt(halt(running, now, 'paused'), now)).toBe('calm');
});

test('ten seconds, the last five and the end can be heard, each once', () => {
  const heard = [];
  for (let now = 40; now > 0; now--) {
    const sound = soundAt(now, now - 1);
    if (sound) heard.push([now - 1, sound]);
    expect(soundAt(now, now)).toBeNull();
  }
  expect(heard).toEqual([
    [10, 'seconds'],
    [5, 'seconds'],
    [4, 'seconds'],
    [3, 'seconds'],
    [2, 'seconds'],
    [1, 'seconds'],
    [0, 'end'],
  ]);
  expect(soundAt(-1, 3)).toBeNull();
});

test('a turn is told three times: when it begins, at ten seconds, and when time is up', () => {
  const told = new Set<string>();
  for (let now = 0; now <= 45_000; now += 100) told.add(JSON.stringify(toldAt(running, now)));
  expect([...told].map((each) => (JSON.parse(each) as { key: string }).key)).toEqual([
    'hall-told-turn',
    'hall-told-soon',
    'hall-told-up',
  ]);
  expect(toldAt(halt(running, 5, 'paused'), 6)).toBeNull();
});
