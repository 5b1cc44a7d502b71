import { expect, test } from 'vitest';
import { judge } from '../draft/check';
import { momentOf, type Arranged } from './main-action';
import { PEOPLE, sampleView } from '../samples';
import { parseRack, parseTable } from '../tiles/tiles';
import type { GameView } from '../view';

function arranged(view: GameView, table: string | null): Arranged {
  const rack = parseRack(view.racks[0] ?? '');
  const before = { sets: parseTable(view.table), rack, opened: view.opened[0] ?? false, threshold: 30 };
  const sets = table === null ? before.sets : parseTable(table);
  const own = new Set(rack);
  return {
    touched: table !== null,
    laid: sets.flat().filter((tile) => own.has(tile)).length,
    judgement: judge(before, sets),
  };
}

function moment(change: Partial<GameView>, table: string | null = null) {
  const view = sampleView(change);
  return momentOf(view, 0, arranged(view, table), PEOPLE);
}

const OPENED = [true, false, false, false];

test.each<[string, Partial<GameView>, string | null, object]>([
  ['nothing laid: draw', {}, null, { main: 'draw', ready: true, says: { id: 'say-your-turn-open' } }],
  [
    'bank empty: pass',
    { bank_size: 0, middle_size: 0 },
    null,
    { main: 'pass', says: { id: 'say-your-turn-pass' } },
  ],
  ['stack used up: choose', { middle_size: 0, stacks: { 9: 7 } }, null, { main: null, choosesStack: true }],
  [
    'too few points',
    {},
    'b9 k9 o9',
    { main: 'end', ready: false, says: { id: 'need-opening', args: { points: 27, needed: 30 } } },
  ],
  [
    'enough points',
    {},
    'r10 r11 r12',
    { main: 'end', ready: true, says: { id: 'say-opening-done', args: { points: 33 } } },
  ],
  [
    'enough points and a set that is none',
    {},
    'r10 r11 r12 | b3 b4',
    { ready: false, says: { id: 'need-sets', args: { count: 1 } } },
  ],
  [
    'opening on the table',
    { table: 'r7 r8 r9' },
    'r7 r8 r9 r10',
    { ready: false, says: { id: 'need-opening-touch' } },
  ],
  [
    'rearranged, nothing laid',
    { table: 'r3 r4 r5 r6 r7 r8', opened: OPENED },
    'r3 r4 r5 | r6 r7 r8',
    { main: 'end', ready: false, others: ['take-back-draw'], says: { id: 'need-tile' } },
  ],
  [
    'drawn, not opened: announce',
    { turn: { seat: 0, deadline: null, has_drawn: true, may_claim_time: false } },
    null,
    { main: 'press', others: ['announce'] },
  ],
  [
    'drawn, opened',
    { opened: OPENED, turn: { seat: 0, deadline: null, has_drawn: true, may_claim_time: false } },
    null,
    { main: 'press', others: [] },
  ],
  [
    'another plays',
    { turn: { seat: 1, deadline: null, has_drawn: false, may_claim_time: false } },
    null,
    { main: null, says: { id: 'say-wait', args: { name: 'Bartek' } } },
  ],
  [
    'a bot plays',
    { turn: { seat: 2, deadline: null, has_drawn: false, may_claim_time: false } },
    null,
    { says: { id: 'say-wait-bot' } },
  ],
  [
    'dealt',
    { phase: 'dealt', turn: null, kept: [1], redeal: { doublets: 0, needed: 3, may_ask: false } },
    null,
    { main: 'keep', others: [], says: { id: 'say-keep-few', args: { count: 0, wanted: 3 } } },
  ],
  [
    'dealt three doublets',
    { phase: 'dealt', turn: null, kept: [], redeal: { doublets: 3, needed: 3, may_ask: true } },
    null,
    { main: 'keep', others: ['redeal'], says: { id: 'say-redeal', args: { count: 3 } } },
  ],
  [
    'dealt, and no new deal may be asked for any more',
    { phase: 'dealt', turn: null, kept: [], redeal: null },
    null,
    { main: 'keep', others: [], says: { id: 'say-keep' } },
  ],
  [
    'kept',
    { phase: 'dealt', turn: null, kept: [0, 1] },
    null,
    { main: null, says: { id: 'say-keep-wait', args: { count: 2 } } },
  ],
  [
    'paused',
    { stop: { by: 'Sample Referee', reason: '', remaining_ms: null } },
    null,
    { main: null, says: { id: 'say-paused' } },
  ],
  ['over', { phase: 'over' }, null, { main: null, says: { id: 'say-over' } }],
  [
    'the clock was pressed early',
    { turn: { seat: 0, deadline: null, has_drawn: false, may_claim_time: true } },
    null,
    { main: 'draw', others: ['claim'] },
  ],
])('%s', (_, change, table, expected) => {
  expect(moment(change, table)).toMatchObject(expected);
});

test('where nobody may ask for a new deal, a replay of the deal waits for nobody', () => {
  const view = sampleView({ phase: 'dealt', turn: null });
  const family = { ...view, rules: { ...view.rules, redeal_doublets: null } };

  expect(momentOf(family, null, arranged(family, null), PEOPLE).says.id).toBe('say-dealt');
  expect(momentOf(view, null, arranged(view, null), PEOPLE).says.id).toBe('say-keep-wait');
});
