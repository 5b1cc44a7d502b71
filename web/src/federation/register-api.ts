/** Our register of people over HTTP. */
import { ask } from '../live/api';
import type {
  AdoptAsked,
  AdoptDone,
  ErasedPersons,
  ImportDone,
  PersonPage,
  PersonPair,
  PersonPatch,
  PersonTyped,
  RegisteredPerson,
  RegisterSeen,
} from '../protocol/types';

const ALL = '/api/register';
const one = (number: number): string => `${ALL}/persons/${number}`;

export const seeRegister = (): Promise<RegisterSeen> => ask('GET', ALL);
export const addPerson = (person: PersonTyped): Promise<RegisteredPerson> =>
  ask('POST', `${ALL}/persons`, person);
export const changePerson = (number: number, change: PersonPatch): Promise<RegisteredPerson> =>
  ask('PATCH', one(number), change);
/** A person with all events, and the games against somebody else. */
export const personPage = (number: number, against: number | null): Promise<PersonPage> =>
  ask('GET', `${one(number)}${against === null ? '' : `?against=${against}`}`);
/** Erase somebody in the register and in all tournaments. */
export const erasePerson = (number: number): Promise<ErasedPersons> => ask('DELETE', one(number));
export const mergePersons = (pair: PersonPair): Promise<RegisteredPerson> =>
  ask('POST', `${ALL}/merge`, pair);
export const keepApart = (pair: PersonPair): Promise<void> => ask('POST', `${ALL}/apart`, pair);
export const adoptEvent = (asked: AdoptAsked): Promise<AdoptDone> => ask('POST', `${ALL}/adopt`, asked);
export const importPeople = (file: Blob): Promise<ImportDone> => ask('POST', `${ALL}/import`, file);
export const REGISTER_FILE = `${ALL}/export`;
export const REGISTER_TABLE = `${ALL}/csv`;
