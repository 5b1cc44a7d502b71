/** Notices at the table itself: time-outs, rulings, who starts; everything else is in the list. */
import { tileText } from '../../parts/tiles/shapes';
import type { Numbered } from '../../protocol/types';
import { t } from '../../words/words.svelte';
import { tellAll, type AnyEvent, type Reader } from './narration';

const MOST = 3;
/** Shown until the reader's next turn is over. */
const FOR_ALL = new Set([
  'StartDrawn',
  'StarterChosen',
  'RedealAsked',
  'LastTurnsCalled',
  'LastTurnsCalledOff',
  'RacksSeen',
  'TurnUndone',
  'TilesGiven',
  'TilesTaken',
  'ClockSet',
  'Corrected',
]);
/** Shown until the end of the game. */
const STAYS = new Set(['LastTurnsCalled']);
/** Shown like `FOR_ALL` if it concerns the reader, otherwise until the next turn is over. */
const OF_SOMEBODY = new Set([
  'TimedOut',
  'OpeningAnnounced',
  'ClockPressed',
  'TurnRestarted',
  'TimeGiven',
  'RefereeCalled',
  'StackChosen',
]);

/** The sentences to show beside the table now; null if there are none. */
export function noteOf(events: readonly Numbered[], reader: Reader, clocked = true): string | null {
  const starts = events.filter(({ event }) => event.event === 'TurnStarted');
  const own = starts.filter(({ event }) => seatOf(event) === reader.you && reader.you !== null);
  const recently = starts.at(-2)?.seq ?? 0;
  const since = starts.at(-1) !== undefined && starts.at(-1) === own.at(-1) ? own.at(-2) : own.at(-1);
  const lately = reader.you === null ? recently : (since?.seq ?? 0);

  const wanted = new Map<number, AnyEvent>();
  for (const { seq, event } of events) {
    const about = seatOf(event) === reader.you && reader.you !== null;
    const lasts = STAYS.has(event.event) ? 0 : FOR_ALL.has(event.event) || about ? lately : recently;
    if (event.event === 'TimeGiven' && !clocked) continue;
    if (isNoted(event, about) && seq > lasts) wanted.set(seq, event);
    for (const [at, called] of wanted) if (isOff(called, event)) wanted.delete(at);
  }
  if (wanted.size === 0) return null;
  const beginning: string[] = [];
  const lines: string[] = [];
  for (const { seq, text } of tellAll(events, reader)) {
    const event = wanted.get(seq);
    // Who starts comes first: if there is little room, the draws after it are cut.
    if (event?.event === 'StarterChosen') beginning.unshift(text);
    else if (event?.event === 'StartDrawn') {
      const drawn = started(event, reader);
      if (!beginning.includes(drawn)) beginning.push(drawn);
    } else if (event) lines.push(text);
  }
  // Who starts is old news as soon as there is other news.
  return (lines.length > 0 ? lines.slice(-MOST) : beginning).join(' ') || null;
}

function isNoted(event: AnyEvent, about: boolean): boolean {
  if (event.event === 'TilesDrawn') return event.reason === 'penalty' || (about && event.reason !== 'turn');
  if (event.event === 'TimeGiven') return event.because !== 'loading'; // true of every first turn
  return FOR_ALL.has(event.event) || OF_SOMEBODY.has(event.event);
}

/** Whether the last turns were cancelled: by more time, or by tiles put back into the bank. */
function isOff(called: AnyEvent, event: AnyEvent): boolean {
  if (called.event !== 'LastTurnsCalled') return false;
  return (
    event.event === 'LastTurnsCalledOff' || (event.event === 'TurnUndone' && called.because === 'exhausted')
  );
}

/** The draw for the start in one line, however many players draw. */
function started(event: Extract<AnyEvent, { event: 'StartDrawn' }>, reader: Reader): string {
  const draws = event.draws.map(([seat, tile]) => `${reader.names[seat] ?? ''} ${tileText(tile)}`);
  return t('room-note-start', { draws: draws.join(', ') });
}

function seatOf(event: AnyEvent): number | null {
  return 'seat' in event ? event.seat : null;
}
