/** The server over HTTP. Everybody is a guest at first; changes are sent with the guest's token. */
import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import type {
  Advice,
  PlayOnAsked,
  PositionQuestion,
  Checked,
  Clauses,
  Examples,
  Login,
  Made,
  MatchTable,
  Me,
  MePatch,
  NewRoom,
  OwnTables,
  Problem,
  Registration,
  Replay,
  ReviewNow,
  Rooms,
  RulesPage,
  SideBySide,
  Ticket,
} from '../protocol/types';

/** A refusal by the server, or the server cannot be reached (`offline`). */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly problem: Problem | null = null,
  ) {
    super(message);
  }
}

const PATHS = {
  me: '/api/me',
  accounts: '/api/accounts',
  session: '/api/session',
  tickets: '/api/tickets',
  rooms: '/api/rooms',
  codes: '/api/codes',
  analysis: '/api/bench',
  rules: '/api/rules',
  clauses: '/api/clauses',
  replays: '/api/replays',
} as const;

let token = '';

/**
 * Refusals come in the language of the page, whatever the browser or the session used before.
 * A change of language does not repeat the request.
 */
export const inOurLanguage = (): Record<string, string> => ({
  'x-stolik-language': untrack(() => settings.language),
});

/** Send a request to the server; `extra` are additional headers. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  extra: Record<string, string> = {},
  again = true,
): Promise<T> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...inOurLanguage(),
    ...extra,
  };
  // A file goes as it is: the server knows in which code page a spreadsheet was saved.
  const file = body instanceof Blob;
  if (file) headers['content-type'] = 'application/octet-stream';
  else if (body !== undefined)
    headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
  if (method !== 'GET') {
    if (!token) await who();
    headers['x-csrftoken'] = token;
  }
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined)
    request.body = file || typeof body === 'string' ? (body as Blob | string) : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ApiProblem(0, 'offline', '');
  }
  if (answer.status === 403 && again && method !== 'GET' && (await codeOf(answer)) === 'csrf') {
    // The token belongs to a session: after another tab or a restart made a new session, it is different.
    token = '';
    return ask(method, path, body, extra, false);
  }
  if (!answer.ok) throw await problemOf(answer);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

async function codeOf(answer: Response): Promise<string> {
  try {
    return ((await answer.clone().json()) as Problem).code;
  } catch {
    return '';
  }
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  if (answer.status === 502 || answer.status === 504) return new ApiProblem(0, 'offline', '');
  try {
    const problem = (await answer.json()) as Partial<Problem> & { detail?: string };
    const code = problem.code ?? (answer.status === 404 ? 'not_found' : 'unknown');
    return new ApiProblem(answer.status, code, problem.message ?? problem.detail ?? '', problem as Problem);
  } catch {
    return new ApiProblem(answer.status, answer.status === 404 ? 'not_found' : 'unknown', '');
  }
}

/** Keep the token of a new session for the changes that follow. */
export function remember(me: Me): Me {
  token = me.csrf;
  return me;
}

export const who = async (): Promise<Me> => remember(await ask<Me>('GET', PATHS.me));
/** Get a session from the server: as a guest, if we have none. */
export const openSession = async (): Promise<void> => {
  if (!token) await who();
};
export const changeMe = async (change: MePatch): Promise<Me> =>
  remember(await ask<Me>('PATCH', PATHS.me, change));
export const register = async (account: Registration): Promise<Me> =>
  remember(await ask<Me>('POST', PATHS.accounts, account));
export const logIn = async (login: Login): Promise<Me> =>
  remember(await ask<Me>('POST', PATHS.session, login));
/** Erase our name, account and sessions for good; whoever asks next is a new guest. */
export const eraseMe = async (): Promise<void> => {
  await ask<unknown>('DELETE', PATHS.me);
  token = '';
};
export const logOut = async (): Promise<void> => {
  await ask<unknown>('DELETE', PATHS.session);
  token = '';
};
const newTicket = async (): Promise<string> => (await ask<Ticket>('POST', PATHS.tickets, {})).ticket;
/** A ticket for a socket; after a logout in another tab we continue as a guest. */
export const ticket = async (): Promise<string> => {
  try {
    return await newTicket();
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'no_session') throw problem;
    token = '';
    return newTicket();
  }
};
export const makeRoom = (room: NewRoom): Promise<Made> => ask('POST', PATHS.rooms, room);
export const lobby = (): Promise<Rooms> => ask('GET', PATHS.rooms);
export const findCode = (code: string): Promise<Made> =>
  ask('GET', `${PATHS.codes}/${encodeURIComponent(code)}`);
export const advise = (position: PositionQuestion): Promise<Advice> => ask('POST', PATHS.analysis, position);
export const sideBySide = (language: string): Promise<SideBySide> =>
  ask('GET', `${PATHS.rules}?language=${language}`);
export const rulesPage = (key: string, language: string): Promise<RulesPage> =>
  ask('GET', `${PATHS.rules}/${encodeURIComponent(key)}?language=${language}`);
export const examplesOf = (ruleset: string, language: string): Promise<Examples> =>
  ask('GET', `${PATHS.rules}/${encodeURIComponent(ruleset)}/examples?language=${language}`);
export const clauses = (language: string): Promise<Clauses> =>
  ask('GET', `${PATHS.clauses}?language=${language}`);
export const checkDeal = (room: string): Promise<Checked> => ask('GET', `${of(room)}/check`);
export const replay = (room: string, seat: number | null): Promise<Replay> =>
  ask('GET', `${of(room)}/replay${seat === null ? '' : `?seat=${seat}`}`);
/** The review of a finished game, or how far it is. */
export const lookAtReview = (room: string): Promise<ReviewNow> => ask('GET', `${of(room)}/review`);
/** Have it made; asked twice, it is made once. */
export const askForReview = (room: string): Promise<ReviewNow> => ask('POST', `${of(room)}/review`);
/** A new game against bots that begins at a turn of a finished one. */
export const playOn = (room: string, asked: PlayOnAsked): Promise<Made> =>
  ask('POST', `${of(room)}/play-on`, asked);
/** A replay of a record from a file. */
export const replayFile = (record: string, seat: number | null): Promise<Replay> =>
  ask('POST', `${PATHS.replays}${seat === null ? '' : `?seat=${seat}`}`, record);

export const matchTable = (room: string): Promise<MatchTable> => ask('GET', `${of(room)}/match`);
/** The tables where we sit and the game is not over. */
export const ownTables = (): Promise<OwnTables> => ask('GET', '/api/me/tables');

const of = (room: string): string => `${PATHS.rooms}/${encodeURIComponent(room)}`;
/** The download address of a finished game's record. */
export const recordAddress = (room: string): string => `${of(room)}/record`;
/** The address to give to others. */
export const roomAddress = (room: string): string => `${location.origin}/t/${encodeURIComponent(room)}`;

/** A new id for an order: sent twice, it has one effect. */
export function newId(): string {
  // Not available over plain http in a local network, where people try things out.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
