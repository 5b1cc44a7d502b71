/** Tournaments over HTTP. */
import { ask, newId } from '../live/api';
import type {
  ApplicationMade,
  ApplicationSent,
  Badged,
  CodeMade,
  Day,
  DayFigures,
  DayListed,
  DayMade,
  TimeEstimate,
  EstimateAsked,
  FormatShown,
  Links,
  Meetings,
  MyDay,
  NewDay,
  OwnSeen,
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
export const statisticsOf = (id: string): Promise<DayFigures> => ask('GET', `${dayPath(id)}/statistics`);
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

const owned = (code: string): Record<string, string> => ({ 'x-stolik-code': code });
/** Register for a tournament; the personal code is in the answer and nowhere else. */
export const registerFor = (id: string, sent: ApplicationSent): Promise<ApplicationMade> =>
  ask('POST', `${dayPath(id)}/registration`, sent);
/** One's own place on the list, by the personal code. */
export const ownApplication = (id: string, code: string): Promise<OwnSeen> =>
  ask('GET', `${dayPath(id)}/registration/own`, undefined, owned(code));
export const changeOwn = (id: string, code: string, sent: ApplicationSent): Promise<OwnSeen> =>
  ask('POST', `${dayPath(id)}/registration/own`, sent, owned(code));
export const withdrawOwn = (id: string, code: string): Promise<OwnSeen> =>
  ask('POST', `${dayPath(id)}/registration/own/withdraw`, { id: newId() }, owned(code));
export const eraseOwn = (id: string, code: string): Promise<void> =>
  ask('POST', `${dayPath(id)}/registration/own/erase`, { id: newId() }, owned(code));
/** A new personal code for somebody who lost theirs, for organisers. */
export const renewCode = (id: string, badge: string, number: number): Promise<CodeMade> =>
  ask('POST', `${dayPath(id)}/registration/${number}/code`, { id: newId() }, shown(badge));
/** Show a logo on the event page; null removes it. */
export const setLogo = (id: string, badge: string, file: File | null): Promise<void> =>
  ask('POST', `${dayPath(id)}/logo`, file ?? '', shown(badge));
