import { expect, test } from 'vitest';
import published from '../../../protocol/published-rulesets.json';
import type { Day, StageSeen, Standing, TableSeen } from '../../../protocol/day';
import { boardPages, FITS, inPages, reachable } from './board-pages';
import { clockText, signed } from '../../../parts/text/numbers';
import { cutTo, findPeople, playedBy } from '../lookups';
import { roundLeft } from '../../lookups';

function dayOf(players: number, change: Partial<Day> = {}): Day {
  const people = Array.from({ length: players }, (_, i) => ({ player: i + 1, name: `Gracz ${i + 1}` }));
  const tables: TableSeen[] = [];
  for (let first = 1; first <= players; first += 4) {
    const seats = people.slice(first - 1, first + 3).map((person) => person.player);
    tables.push({ ref: { stage: 1, round: 1, table: tables.length + 1 }, seats, games: 3, sheet: 'none' });
  }
  const standings = people.map(({ player }, i): Standing => ({
    place: i + 1,
    player,
    big: 1,
    deducted: 0,
    small: 5,
    games: 3,
    wins: 1,
    missed: 0,
    status: 'entered',
    left: false,
    stage: 1,
  }));
  const stage: StageSeen = {
    number: 1,
    name: 'eliminations',
    rounds: 3,
    games: 3,
    reached: true,
    drawn: [{ number: 1, tables }],
    standings,
  };
  return {
    tournament: 't',
    officials: [],
    seq: 1,
    now: 0,
    name: 'Cup',
    date: '2026-11-15',
    languages: ['pl'],
    rules: 'pl-forty',
    ruleset: published['pl-forty'] as unknown as Day['ruleset'],
    format: 'pl-forty',
    reconstruction: false,
    turn_seconds: 40,
    round_seconds: null,
    sign: 1,
    winner_sums: true,
    big_points: true,
    announcements: true,
    early_clock: false,
    settings: {},
    people,
    stages: [stage],
    ranking: standings,
    closed: false,
    waiting: [],
    page: {
      about: '',
      venue: '',
      address: '',
      fee: '',
      prizes: '',
      terms: '',
      contact: '',
      sponsor: '',
      logo: '',
      links: [],
    },
    notices: [],
    registration: {
      accepting: false,
      limit: null,
      closes_at: null,
      asks: [],
      message: '',
      places: 0,
      waiting: 0,
      names: [],
      waiting_names: [],
      names_shown: true,
      born_adult: 2008,
      keep_until: null,
    },
    halls: [],
    timetable: [],
    days: [],
    coming: null,
    desk: null,
    ...change,
  };
}

test.each([8, 9, 24, 60, 61, 128])(
  'a board for %i players shows everybody once on each kind of page',
  (players) => {
    const pages = boardPages(dayOf(players), 'pl');

    const seated = pages.flatMap((page) =>
      page.kind === 'tables' ? page.tables.flatMap((table) => table.seats) : [],
    );
    const named = pages.flatMap((page) =>
      page.kind === 'names' ? page.lines.map((line) => line.person.player) : [],
    );
    const placed = pages.flatMap((page) =>
      page.kind === 'standings' ? page.lines.map((line) => line.player) : [],
    );

    for (const all of [seated, named, placed])
      expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, i) => i + 1));
    for (const page of pages) {
      if (page.kind === 'tables') expect(page.tables.length).toBeLessThanOrEqual(FITS.tables);
      if (page.kind === 'names') expect(page.lines.length).toBeLessThanOrEqual(FITS.names);
      if (page.kind === 'standings') expect(page.lines.length).toBeLessThanOrEqual(FITS.standings);
    }
    expect(new Set(pages.map((page) => page.key)).size).toBe(pages.length);
  },
);

test('before the draw the board says welcome, and at the end the winners and the ranking', () => {
  expect(boardPages(dayOf(8, { stages: [] }), 'pl').map((page) => page.kind)).toEqual(['welcome']);
  expect(boardPages(dayOf(8, { closed: true }), 'pl').map((page) => page.kind)).toEqual([
    'podium',
    'standings',
  ]);
});

test('pages are about equally full', () => {
  expect(inPages(Array.from({ length: 13 }), 12).map((page) => page.length)).toEqual([7, 6]);
  expect(inPages([], 12)).toEqual([]);
});

test('people are found by number and by any part of a name, with or without the marks on letters', () => {
  const day = dayOf(4);
  const [first, second] = day.people;
  Object.assign(first ?? {}, { name: 'Łucja Żak' });
  Object.assign(second ?? {}, { name: 'Żaneta Wilk' });

  expect(findPeople(day, 'zak').map((person) => person.player)).toEqual([1]);
  expect(findPeople(day, 'ŻA').map((person) => person.player)).toEqual([2, 1]);
  expect(findPeople(day, ' 3 ').map((person) => person.player)).toEqual([3]);
  expect(findPeople(day, '')).toEqual([]);
});

test('who is shown by a short name is found by the whole one', () => {
  const day = dayOf(3);
  ['Anna K.', 'Zofia W.', 'Bartek Kos'].forEach((name, i) => Object.assign(day.people[i] ?? {}, { name }));
  const found = (text: string) => findPeople(day, text).map((each) => each.player);

  expect(found('Anna Kowalska')).toEqual([1]);
  expect(found('Anna Maria Kowalska')).toEqual([1]);
  expect(found('wilk zofia')).toEqual([2]);
  expect(found('kowal')).toEqual([1]);
  expect(found('Zofia Kowalska')).toEqual([]);
  expect(found('Bartek Kowalski')).toEqual([]);
});

test('what is left of a round, with what one table has more', () => {
  const clock = { seconds: 600, ends_at: 600_000, left_ms: null, stood: [] };

  expect(roundLeft(null, 0, 0)).toBeNull();
  expect(roundLeft(clock, 0, 540_000)).toBe(60_000);
  expect(roundLeft(clock, 120, 660_000)).toBe(60_000);
  expect(roundLeft(clock, 0, 999_000)).toBe(0);
  expect(roundLeft({ ...clock, ends_at: null, left_ms: 30_000 }, 0, 999_000)).toBe(30_000);
});

test('times and points are written as people read them', () => {
  expect([0, 1, 59_001, 425_000, 3_720_000].map(clockText)).toEqual([
    '0:00',
    '0:01',
    '1:00',
    '7:05',
    '1:02:00',
  ]);
  expect([5, 0, -5].map(signed)).toEqual(['+5', '0', '−5']);
});

test('a day cut to one table keeps who sits there', () => {
  const day = cutTo(dayOf(12), 2);

  expect(day.people.map((person) => person.player)).toEqual([5, 6, 7, 8]);
  expect(playedBy(day, 6)[0]?.letter).toBe('B');
});

test('phones are shown the way only where they can go it', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].map(reachable)).toEqual([false, false, false]);
  expect(['192.168.0.7', 'stolik.lan', '10.0.0.127'].map(reachable)).toEqual([true, true, true]);
});

test('a board of one hall shows its tables and its players only', () => {
  const day = dayOf(16);
  day.halls = [
    { name: 'Main', first: 1, last: 3 },
    { name: 'Gallery', first: 4, last: 4 },
  ];
  for (const table of day.stages[0]?.drawn?.[0]?.tables ?? [])
    table.hall = table.ref.table < 4 ? 'Main' : 'Gallery';
  const seen = (hall: string) =>
    boardPages(day, 'pl', hall).flatMap((page) =>
      page.kind === 'tables' ? page.tables.map((table) => table.ref.table) : [],
    );

  expect(seen('Main')).toEqual([1, 2, 3]);
  expect(seen('Gallery')).toEqual([4]);
  expect(seen('')).toEqual([1, 2, 3, 4]);
});
