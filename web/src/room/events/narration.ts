/** What happened, one sentence per event, with the messages shared with the terminal. */
import { tilesText, tileText } from '../../parts/tiles/shapes';
import type { Numbered } from '../../protocol/types';
import { has, t } from '../../words/words.svelte';

export type AnyEvent = Numbered['event'];

export interface Reader {
  names: readonly string[];
  /** The reader's seat. */
  you: number | null;
  /** The name of a referee, by id. */
  by: (id: string) => string;
}

const HIDDEN = '?';
/** The engine's own reason: a pause because of a call. */
const DISPUTE = 'dispute';

/** A sentence with the number of its event. */
export interface Told {
  seq: number;
  text: string;
}

/** The state needed to describe the next event. */
interface Past {
  opened: Set<number>;
  lastPlayed: number | null;
  /** Whether there is a clock: without one, time given back is not mentioned. */
  clocked: boolean;
  /** How many doublets give the right to a new deal. */
  doublets: number;
}

/** Everything that happened, from the first event on. */
export function tellAll(events: readonly Numbered[], reader: Reader): Told[] {
  const past: Past = { opened: new Set(), lastPlayed: null, clocked: true, doublets: 0 };
  return events.flatMap(({ seq, event }) => {
    if (event.event === 'GameCreated') past.clocked = event.rules.turn_seconds !== null;
    if (event.event === 'TurnStarted') past.clocked = event.deadline !== null;
    const told = tell(event, reader, past).map((text) => ({ seq, text }));
    if (event.event === 'GameCreated') past.doublets = event.rules.redeal_doublets ?? 0;
    if (event.event === 'TurnPlayed') past.lastPlayed = event.seat;
    if (event.event === 'TurnPlayed' || (event.event === 'TimedOut' && event.opened))
      past.opened.add(event.seat);
    return told;
  });
}

/** The sentences for an event; usually one, or none. */
function tell(event: AnyEvent, reader: Reader, past: Past): string[] {
  const who = (seat: number) => ({ name: reader.names[seat] ?? '', you: seat === reader.you ? 'yes' : 'no' });
  switch (event.event) {
    case 'StartDrawn':
      return event.draws.map(([seat, tile]) =>
        t('narration-start-drawn', { tile: tileText(tile), ...who(seat) }),
      );
    case 'StarterChosen':
      return [t('narration-starter', who(event.seat))];
    case 'Dealt': {
      const stacked = Object.values(event.stacks).reduce((sum, stack) => sum + stack.length, 0);
      return [t('narration-dealt', { bank: event.bank.length + stacked })];
    }
    case 'RedealAsked':
      return [t('narration-redeal', { doublets: past.doublets, ...who(event.seat) })];
    case 'TurnPlayed': {
      const words = { tiles: tilesText(event.played), points: event.points, ...who(event.seat) };
      return [t(past.opened.has(event.seat) ? 'narration-played' : 'narration-opened', words)];
    }
    case 'TilesDrawn': {
      const key = event.reason === 'penalty' ? 'narration-penalty' : 'narration-drew';
      if (event.tiles.includes(HIDDEN)) {
        return [t(`${key}-unseen`, { count: event.tiles.length, ...who(event.seat) })];
      }
      return [t(key, { tiles: tilesText(event.tiles), ...who(event.seat) })];
    }
    case 'StackChosen':
      return [
        t(event.by_player ? 'narration-stack' : 'narration-stack-nobody', {
          stack: event.stack,
          ...who(event.seat),
        }),
      ];
    case 'OpeningAnnounced':
      return [t('narration-announced', who(event.seat))];
    case 'ClockPressed':
      return event.early ? [t('narration-pressed-early', who(event.seat))] : [];
    case 'TurnPassed':
      return [t('narration-passed', who(event.seat))];
    case 'TurnRestarted':
      return [t('narration-restarted', who(event.seat))];
    case 'TimeGiven':
      if (!past.clocked) return [];
      return [
        t(`narration-time-given-${event.because}`, { seconds: Math.max(1, Math.round(event.ms / 1000)) }),
      ];
    case 'TimedOut':
      return [t(timedOut(event), who(event.seat))];
    case 'LastTurnsCalled':
      return [t(`narration-last-turns-${dashed(event.because)}`)];
    case 'LastTurnsCalledOff':
      return [t('narration-last-turns-off')];
    case 'RefereeCalled':
      return [t('narration-referee-called', { about: event.about, ...who(event.seat) }).trimEnd()];
    case 'GameEnded': {
      if (event.ending !== 'out') return [t(`narration-ended-${dashed(event.ending)}`)];
      return past.lastPlayed === null ? [] : [t('narration-ended-out', who(past.lastPlayed))];
    }
    case 'SeedRevealed':
    case 'GameCreated':
    case 'GameScored':
    case 'DealKept':
    case 'TurnStarted':
    case 'RoomOpened':
    case 'RoomClosed':
    case 'RematchOpened':
    case 'RoundTimed':
      return [];
    case 'SeatTaken':
    case 'BotSeated':
    case 'BotsPaced':
    case 'SeatLeft':
      return [];
    case 'SeatAway':
      return [t('room-tell-away', who(event.seat))];
    case 'SeatBack':
      return [t('room-tell-back', who(event.seat))];
    case 'SeatAbandoned':
      return [t(`narration-away-${event.outcome}`, who(event.seat))];
    case 'SeatResigned':
      return [t(`narration-resigned-${event.outcome}`, who(event.seat))];
    case 'GameForfeited':
    case 'GameStopped':
      return [t('narration-stopped')];
    case 'SeatGivenUp':
      return [t(`narration-${event.because}-${event.outcome}`, who(event.seat))];
    case 'SeatTakenBack':
      return [t('narration-taken-back', who(event.seat))];
    case 'PlayedOn':
      return [t('narration-played-on', who(event.seat))];
    case 'PauseLimited':
      return event.by ? [t('room-tell-more-time', { by: reader.by(event.by) })] : [];
    case 'HintTaken':
      return [t('room-tell-hint', { level: event.level, ...who(event.seat) })];
    case 'GameRated':
      return event.shown.map(([before, after], seat) =>
        t('room-tell-rated', { before, after, name: reader.names[seat] ?? '' }),
      );
    case 'Resumed':
      return [t(event.by === '@limit' ? 'narration-resumed-limit' : 'narration-resumed')];
    case 'Paused':
      if (event.by === '@round') return [t('narration-round-stopped')];
      return [ruling(event, reader).trimEnd()];
    case 'RacksSeen':
    case 'TurnUndone':
    case 'TilesGiven':
    case 'TilesTaken':
    case 'ClockSet':
    case 'Corrected':
      return [ruling(event, reader).trimEnd()];
    default:
      return later(event);
  }
}

type Ruling = Extract<
  AnyEvent,
  { event: 'Paused' | 'RacksSeen' | 'TurnUndone' | 'TilesGiven' | 'TilesTaken' | 'ClockSet' | 'Corrected' }
>;

const RULINGS = {
  Paused: 'narration-paused',
  RacksSeen: 'narration-racks-seen',
  TurnUndone: 'narration-undone',
  TilesGiven: 'narration-given',
  TilesTaken: 'narration-taken',
  ClockSet: 'narration-clock-set',
  Corrected: 'narration-corrected',
} as const;

function ruling(event: Ruling, reader: Reader): string {
  const words: Record<string, string | number> = {
    by: ruler(event.by, reader),
    reason: event.reason === DISPUTE ? '' : event.reason,
  };
  if ('seat' in event) words['name'] = reader.names[event.seat] ?? '';
  if ('count' in event) words['count'] = event.count;
  if ('tiles' in event) words['tiles'] = tilesText(event.tiles);
  if (event.event === 'ClockSet') words['seconds'] = Math.floor(event.remaining_ms / 1000);
  return t(RULINGS[event.event], words);
}

/** How a time-out is described: depends on whether nothing was undone, everything was, or a part stayed. */
function timedOut(event: Extract<AnyEvent, { event: 'TimedOut' }>): string {
  const lay = tilesIn(event.now ?? '');
  const left = tilesIn(event.table);
  if (event.outcome === 'reverted' && (event.now === null || same(lay, left)))
    return 'room-tell-time-nothing';
  if (event.outcome === 'stands' && !same(lay, left)) return 'room-tell-time-part';
  return `narration-timed-out-${dashed(event.outcome)}`;
}

function tilesIn(table: string): string[] {
  return table
    .split(/[\s|]+/)
    .filter(Boolean)
    .sort();
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tile, i) => tile === others[i]);
}

/** Who decided: a referee by id, or the player whose call stopped the clock. */
function ruler(by: string, reader: Reader): string {
  const caller = /^seat (\d)$/.exec(by)?.[1];
  return caller === undefined ? reader.by(by) : (reader.names[Number(caller)] ?? by);
}

/** An unknown event from a newer server: described if there is a message for its name. */
function later(event: { event: string }): string[] {
  const id = `narration-${event.event.toLowerCase()}`;
  return has(id) ? [t(id)] : [];
}

function dashed(code: string): string {
  return code.replaceAll('_', '-');
}
