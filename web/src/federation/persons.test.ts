import { expect, test } from 'vitest';
import type { RegisteredPerson } from '../protocol/types';
import { detailsOf, findPersons, nameAmong, rosterTest } from './persons';

const person = (id: number, given: string, surname: string, more: Partial<RegisteredPerson> = {}) => ({
  id,
  given,
  surname,
  born: null,
  club: '',
  town: '',
  team: '',
  licence: '',
  categories: [],
  consents: [],
  keep_until: null,
  events: 0,
  ...more,
});
const PEOPLE = [
  person(1, 'Łucja', 'Żak-Nowak', { club: 'Orły', licence: 'PL-0017' }),
  person(2, 'Пётр', 'Королёв'),
  person(12, 'Jan', 'Kos', { town: 'Łódź', keep_until: '2030-01-01', consents: ['guardian'] }),
];
const found = (search: string): number[] => findPersons(PEOPLE, search).map(({ id }) => id);

test('finding ignores accents, and every typed word begins a word', () => {
  expect(found('')).toEqual([1, 2, 12]);
  expect(found('luc zak')).toEqual([1]);
  expect(found('nowak')).toEqual([1]);
  expect(found('orl')).toEqual([1]);
  expect(found('королев')).toEqual([2]);
  expect(found('lodz')).toEqual([12]);
  expect(found('ak')).toEqual([]);
  expect(found('zak-now')).toEqual([1]);
  expect(found('pl-0017')).toEqual([1]);
  expect(found('PL-00')).toEqual([1]);
  expect(found('zak pl-0')).toEqual([1]);
  expect(found('0017')).toEqual([]);
  expect(found('pl-0018')).toEqual([]);
  expect(found('#12')).toEqual([12]);
});

test('namesakes are told apart in a list', () => {
  const people = [
    person(3, 'Jan', 'Kos', { born: 1975, club: 'Orły' }),
    person(14, 'Jan', 'Kos'),
    person(4, 'Ewa', 'Kos'),
  ];

  expect(people.map((each) => nameAmong(people, each))).toEqual([
    'Jan Kos · 1975 · Orły · #3',
    'Jan Kos · #14',
    'Ewa Kos',
  ]);
});

test('a namesake of another year is not the player on the roster', () => {
  const isOn = rosterTest([
    { player: 1, name: 'Jan K.', full_name: 'Jan Kos', born: 1970 },
    { player: 2, name: 'Lucja Zak-Nowak' },
  ]);
  const on = [
    person(1, 'Jan', 'Kos', { born: 1970 }),
    person(2, 'Jan', 'Kos'),
    PEOPLE[0] as RegisteredPerson,
  ];

  expect(on.map(isOn)).toEqual([true, true, true]);
  expect(isOn(person(3, 'Jan', 'Kos', { born: 2010 }))).toBe(false);
  expect(isOn(person(4, 'Ewa', 'Kos', { born: 1970 }))).toBe(false);
});

test('a person enters a roster with the earlier date of erasing', () => {
  const details = detailsOf(PEOPLE[2] as RegisteredPerson, '2029-01-01');

  expect(details).toMatchObject({ name: 'Jan Kos', surname: 'Kos', guardian_consents: true });
  expect(details.keep_until).toBe('2029-01-01');
  expect(detailsOf(PEOPLE[0] as RegisteredPerson, null).keep_until).toBeNull();
});
