/** Tournaments over HTTP. */
import { ask, newId } from '../live/api';
import type {
  Badged,
  Day,
  DayListed,
  DayMade,
  TimeEstimate,
  EstimateAsked,
  FormatShown,
  Links,
  Meetings,
  MyDay,
  NewDay,
  PinTyped,
  RosterRead,
  RepairCost,
  RepairTyped,
  TermsShown,
} from '../protocol/day';
import type { Mine, RulesPage, TableNow } from '../protocol/types';

const ALL = '/api/tournaments';
export const dayPath = (id: string): string => `${ALL}/${encodeURIComponent(id)}`;
const shown = (badge: string): Record<string, string> => (badge ? { 'x-stolik-badge': badge } : {});

/** The public view of a tournament. */
export const dayOf = (id: string): Promise<Day> => ask('GET', dayPath(id));
/** The tournament's rules, variants included, in sentences. */
export const rulesOfDay = (id: string, language: string): Promise<RulesPage> =>
  ask('GET', `${dayPath(id)}/rules?language=${language}`);
export const everyDay = (): Promise<DayListed[]> => ask('GET', ALL);
/** The tournaments in which we are an official, with the badges: an account finds them on any device. */
export const myDays = (): Promise<MyDay[]> => ask('GET', `${ALL}/mine`);
/** Let our account find this desk again on other devices. */
export const keepWithAccount = (id: string, badge: string): Promise<void> =>
  ask('POST', `${dayPath(id)}/keep`, undefined, shown(badge));
export const makeDay = (day: NewDay): Promise<DayMade> => ask('POST', ALL, day);
export const importDay = (file: string): Promise<DayMade> => ask('POST', `${ALL}/import`, file);
export const dayByCode = (code: string): Promise<DayListed> =>
  ask('GET', `${ALL}/code/${encodeURIComponent(code)}`);
export const badgeByPin = (id: string, typed: PinTyped): Promise<Badged> =>
  ask('POST', `${dayPath(id)}/badge`, typed);
export const linksOf = (id: string, badge: string): Promise<Links> =>
  ask('GET', `${dayPath(id)}/links`, undefined, shown(badge));
/** The cost of a change to the drawn round, before it is made. */
export const repairCost = (id: string, badge: string, command: RepairTyped['command']): Promise<RepairCost> =>
  ask('POST', `${dayPath(id)}/repair`, { command }, shown(badge));
/** The terms in the reader's language; public. */
export const termsOf = (id: string): Promise<TermsShown> => ask('GET', `${dayPath(id)}/terms`);
export const meetingsOf = (id: string, badge: string): Promise<Meetings> =>
  ask('GET', `${dayPath(id)}/meetings`, undefined, shown(badge));
export const checkRoster = (id: string, badge: string, text: string): Promise<RosterRead> =>
  ask('POST', `${dayPath(id)}/roster/check`, { text }, shown(badge));
export const formatsFor = (players: number): Promise<FormatShown[]> =>
  ask('GET', `/api/formats?players=${players}`);
export const estimateOf = (asked: EstimateAsked): Promise<TimeEstimate> =>
  ask('POST', '/api/formats/estimate', asked);

/** Play, or judge, at the online tables with this browser's session; another session may claim the place later. */
export const claimPlace = (id: string, badge: string): Promise<Mine> =>
  ask('POST', `${dayPath(id)}/claim`, { id: newId(), badge });

/** The state of every seat at the online tables, for officials. */
export const seatsOf = (id: string, badge: string): Promise<TableNow[]> =>
  ask('GET', `${dayPath(id)}/seats`, undefined, shown(badge));
