/** The current main action, and what is missing for it. Pure, so that it can be tested. */
import type { Judgement } from '../draft/check';
import type { GameView } from '../view';
import type { Arguments } from '../../words/words.svelte';

export type ActionName =
  'end' | 'draw' | 'pass' | 'press' | 'keep' | 'redeal' | 'announce' | 'claim' | 'take-back-draw';

export interface Said {
  id: string;
  args?: Arguments;
}

export interface Moment {
  /** The action of the main button; null if there is none. */
  main: ActionName | null;
  /** Whether it is enabled. */
  ready: boolean;
  /** Other possible actions. */
  others: ActionName[];
  /** The line above: what is going on, or what is missing. */
  says: Said;
  tone: 'calm' | 'good' | 'missing' | 'yours';
  choosesStack: boolean;
}

export interface Arranged {
  /** Whether the table is arranged differently from the server's. */
  touched: boolean;
  laid: number;
  judgement: Judgement;
}

const quiet = (says: Said, tone: Moment['tone'] = 'calm'): Moment => ({
  main: null,
  ready: false,
  others: [],
  says,
  tone,
  choosesStack: false,
});

export function momentOf(view: GameView, seat: number | null, arranged: Arranged, names: Named[]): Moment {
  if (view.phase === 'over') return quiet({ id: 'say-over' });
  if (view.stop) {
    const reason = view.stop.reason;
    // Not a referee's stop: the organiser has stopped the round for all tables.
    if (view.stop.by === '@round') return quiet({ id: 'say-paused-round' });
    const plain = reason === '' || reason === 'dispute';
    return quiet(plain ? { id: 'say-paused' } : { id: 'say-paused-why', args: { reason } });
  }
  if (view.phase === 'setup') return quiet({ id: 'say-setup' });
  if (view.phase === 'dealt') return dealt(view, seat);
  if (!view.turn) return quiet({ id: 'say-between' });
  if (view.turn.seat !== seat) {
    const mover = names[view.turn.seat];
    return quiet({ id: mover?.bot ? 'say-wait-bot' : 'say-wait', args: { name: mover?.name ?? '' } });
  }
  return ownTurn(view, seat, arranged);
}

interface Named {
  name: string;
  bot: string | null;
}

function dealt(view: GameView, seat: number | null): Moment {
  // If nobody may ask for a new deal, nobody is waited for: this phase occurs only in a replay.
  if (seat === null && view.rules.redeal_doublets === null) return quiet({ id: 'say-dealt' });
  const waiting = view.seats - view.kept.length;
  if (seat === null || view.kept.includes(seat)) {
    return quiet({ id: 'say-keep-wait', args: { count: waiting } });
  }
  const right = view.redeal;
  const may = right?.may_ask ?? false;
  return {
    main: 'keep',
    ready: true,
    others: may ? ['redeal'] : [],
    says: !right
      ? { id: 'say-keep' }
      : may
        ? { id: 'say-redeal', args: { count: right.doublets } }
        : { id: 'say-keep-few', args: { count: right.doublets, wanted: right.needed } }, // where the other button is
    tone: 'yours',
    choosesStack: false,
  };
}

function ownTurn(view: GameView, seat: number, arranged: Arranged): Moment {
  const opened = view.opened[seat] ?? false;
  const claim: ActionName[] = view.turn?.may_claim_time ? ['claim'] : [];
  const plain = { others: claim, choosesStack: false };
  if (view.turn?.has_drawn) {
    const may = view.rules.announcement !== 'nothing' && !opened && !view.announced[seat];
    return {
      main: 'press',
      ready: true,
      others: may ? ['announce'] : [],
      says: { id: 'say-drawn-hint' },
      tone: 'yours',
      choosesStack: false,
    };
  }
  if (!arranged.touched) return untouched(view, opened, claim);
  const { breaches, faults, openingPoints } = arranged.judgement;
  const needed = view.rules.opening_points;
  const missing = (says: Said): Moment => ({ ...plain, main: 'end', ready: false, says, tone: 'missing' });
  const faulty = faults.filter((fault) => fault !== null).length;
  if (breaches.includes('opening_touches_table')) return missing({ id: 'need-opening-touch' });
  if (arranged.laid === 0) {
    const others: ActionName[] = view.middle_size > 0 ? ['take-back-draw', ...claim] : claim;
    return {
      ...missing(faulty ? { id: 'need-sets', args: { count: faulty } } : { id: 'need-tile' }),
      others,
    };
  }
  if (!opened && breaches.includes('opening_below_threshold')) {
    return missing({ id: 'need-opening', args: { points: openingPoints, needed } });
  }
  if (faulty > 0) return missing({ id: 'need-sets', args: { count: faulty } });
  const says = opened
    ? { id: 'say-laid', args: { count: arranged.laid } }
    : { id: 'say-opening-done', args: { points: openingPoints } };
  return { ...plain, main: 'end', ready: breaches.length === 0, says, tone: 'good' };
}

function untouched(view: GameView, opened: boolean, claim: ActionName[]): Moment {
  const last = view.last_turns !== null;
  const turn: Said = last
    ? { id: 'say-last-turn' }
    : opened
      ? { id: 'say-your-turn' }
      : {
          id: view.bank_size === 0 ? 'say-your-turn-pass' : 'say-your-turn-open',
          args: { needed: view.rules.opening_points },
        };
  const says = claim.length > 0 ? { id: 'say-claim' } : turn;
  const moment = { others: claim, ready: true, tone: 'yours' as const, choosesStack: false };
  if (view.bank_size === 0) return { ...moment, main: 'pass', says };
  if (view.middle_size === 0) {
    return { ...moment, main: null, ready: false, says: { id: 'say-choose-stack' }, choosesStack: true };
  }
  return { ...moment, main: 'draw', says };
}
