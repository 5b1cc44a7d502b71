import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  act,
  begin,
  isTouched,
  laid,
  rebase,
  tableText,
  whereIs,
  type Base,
  type Draft,
  type Intent,
} from './draft';
import { parseRack, parseTable } from '../tiles/tiles';

function base(table: string, rack: string, more: Partial<Base> = {}): Base {
  return { sets: parseTable(table), rack: parseRack(rack), turn: 1, mine: true, ...more };
}

function after(draft: Draft, ...intents: Intent[]): Draft {
  return intents.reduce((now, intent) => act(now, intent).draft, draft);
}

const START = base('r3 r4 r5 | k7 b7 o7 j', "r6 r2 k9 b9 o9 r7 j'");

describe('placing', () => {
  test('a tile from the rack goes where it fits', () => {
    const draft = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    expect(tableText(draft)).toBe('r3 r4 r5 r6 | k7 b7 o7 j');
    expect(draft.rack).not.toContain('r6');
    expect(laid(draft)).toEqual(['r6']);
  });

  test('a lower tile goes to the front by itself', () => {
    expect(tableText(after(begin(START), { do: 'place', tiles: ['r2'], set: 1 }))).toBe(
      'r2 r3 r4 r5 | k7 b7 o7 j',
    );
  });

  test('a position is kept even where it makes no set', () => {
    expect(tableText(after(begin(START), { do: 'place', tiles: ['k9'], set: 1, at: 1 }))).toBe(
      'r3 k9 r4 r5 | k7 b7 o7 j',
    );
  });

  test('a tile moves within its set', () => {
    expect(tableText(after(begin(START), { do: 'place', tiles: ['r3'], set: 1, at: 3 }))).toBe(
      'r4 r5 r3 | k7 b7 o7 j',
    );
  });

  test('a new set is put in order', () => {
    const draft = after(begin(base('', 'r6 r4 r5 k1')), { do: 'new-set', tiles: ['r6', 'r4', 'r5'] });

    expect(tableText(draft)).toBe('r4 r5 r6');
  });

  test.each([
    [['r6', 'r5', 'r4'], 'r4 r5 r6'],
    [['r6', 'j', 'r4'], 'r4 j r6'],
    [['r6', 'r5', 'j'], 'j r5 r6'],
  ])('a falling run is shown rising: %j', (tiles, expected) => {
    const draft = after(begin(base('', 'r6 r4 r5 j k1')), { do: 'new-set', tiles });

    expect(tableText(draft)).toBe(expected);
  });

  test('a run that is laid from its highest tile down turns round when it is one', () => {
    const two = after(
      begin(base('', 'r6 r4 r5 k1')),
      { do: 'new-set', tiles: ['r6'] },
      { do: 'place', tiles: ['r5'], set: 1, at: 1 },
    );

    expect(tableText(two)).toBe('r6 r5');
    expect(tableText(after(two, { do: 'place', tiles: ['r4'], set: 1, at: 2 }))).toBe('r4 r5 r6');
  });

  test('the last tile of a set takes the set along', () => {
    const draft = after(
      begin(base('r3 r4 r5', 'k9')),
      { do: 'new-set', tiles: ['k9'] },
      { do: 'to-rack', tiles: ['k9'] },
    );

    expect(draft.sets).toHaveLength(1);
  });

  test('a tile in the place of the joker it stands for sets the joker free, and takes it up', () => {
    const draft = after(begin(base('r3 j r5', 'r4')), { do: 'swap', tile: 'r4', set: 1, at: 1 });

    expect(tableText(draft)).toBe('r3 r4 r5 | j');
    expect(draft.selected).toEqual(['j']);
  });

  test('another tile there does not', () => {
    expect(tableText(after(begin(base('r3 j r5', 'r9')), { do: 'swap', tile: 'r9', set: 1, at: 1 }))).toBe(
      'r3 r9 j r5',
    );
  });

  test('sets are split and merged', () => {
    const long = begin(base('r3 r4 r5 r6 r7 r8', 'k1'));

    const two = after(long, { do: 'split', set: 1, at: 3 });
    const one = after(two, { do: 'merge', from: two.sets[1]?.id ?? 0, into: 1 });

    expect(tableText(two)).toBe('r3 r4 r5 | r6 r7 r8');
    expect(tableText(one)).toBe('r3 r4 r5 r6 r7 r8');
  });
});

describe('what may not be', () => {
  test('a tile of the table does not go to the rack', () => {
    const { draft, refused } = act(begin(START), { do: 'to-rack', tiles: ['r3'] });

    expect(refused).toBe('stays-on-table');
    expect(tableText(draft)).toBe('r3 r4 r5 | k7 b7 o7 j');
  });

  test('of several, the own ones go back and the others stay', () => {
    const mixed = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    const { draft, refused } = act(mixed, { do: 'to-rack', tiles: ['r5', 'r6'] });

    expect(refused).toBe('stays-on-table');
    expect(draft.rack).toContain('r6');
    expect(tableText(draft)).toBe('r3 r4 r5 | k7 b7 o7 j');
  });

  test.each<Intent>([
    { do: 'place', tiles: ['r6'], set: 1 },
    { do: 'new-set', tiles: ['r6'] },
    { do: 'split', set: 1, at: 1 },
    { do: 'swap', tile: 'r6', set: 2, at: 3 },
  ])('out of turn the table stays: $do', (intent) => {
    const { draft, refused } = act(begin({ ...START, mine: false }), intent);

    expect(refused).toBe('not-your-turn');
    expect(isTouched(draft)).toBe(false);
  });

  test('out of turn the rack can be arranged', () => {
    const draft = after(begin({ ...START, mine: false }), { do: 'to-rack', tiles: ['r7'], at: 0 });

    expect(draft.rack[0]).toBe('r7');
    expect(draft.past).toEqual([]);
  });
});

describe('going back', () => {
  test('undo and redo are inverse', () => {
    const first = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });
    const second = after(first, { do: 'new-set', tiles: ['k9', 'b9', 'o9'] });

    const undone = after(second, { do: 'undo' });
    const redone = after(undone, { do: 'redo' });

    expect(tableText(undone)).toBe(tableText(first));
    expect(tableText(redone)).toBe(tableText(second));
  });

  test('a reset can be undone: nothing is lost by a misclick', () => {
    const draft = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    const reset = after(draft, { do: 'reset' });

    expect(isTouched(reset)).toBe(false);
    expect(tableText(after(reset, { do: 'undo' }))).toBe(tableText(draft));
  });

  test('undoing with nothing to undo says so', () => {
    expect(act(begin(START), { do: 'undo' }).refused).toBe('nothing-there');
  });
});

describe('sorting', () => {
  test('by runs and by groups', () => {
    const draft = begin(base('', 'k2 r9 j r2 k9'));

    expect(after(draft, { do: 'sort', by: 'runs' }).rack.join(' ')).toBe('r2 r9 k2 k9 j');
    expect(after(draft, { do: 'sort', by: 'groups' }).rack.join(' ')).toBe('r2 k2 r9 k9 j');
  });

  test('the order by hand is taken up again, new tiles at the end', () => {
    expect(begin(base('', 'r1 r2 r3 r4'), ['r3', 'r1', 'k9']).rack).toEqual(['r3', 'r1', 'r2', 'r4']);
  });
});

describe('the server speaks while a draft lies there', () => {
  test('the same turn keeps the draft', () => {
    const draft = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    expect(rebase(draft, { ...START })).toMatchObject({ sets: draft.sets, rack: draft.rack });
  });

  test('a pause keeps it too, and the table rests meanwhile', () => {
    const draft = after(begin({ ...START, own: true }), { do: 'place', tiles: ['r6'], set: 1 });

    const paused = rebase(draft, { ...START, mine: false, own: true });
    const resumed = rebase(paused, { ...START, own: true });

    expect(act(paused, { do: 'new-set', tiles: ['k9'] }).refused).toBe('not-your-turn');
    expect(tableText(resumed)).toBe(tableText(draft));
    expect(tableText(after(resumed, { do: 'undo' }))).toBe('r3 r4 r5 | k7 b7 o7 j');
  });

  test('a tile given by a ruling joins the rack, in the draft and in what can be undone', () => {
    const draft = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    const now = rebase(draft, { ...START, rack: [...START.rack, 'b1'] });

    expect(tableText(now)).toBe(tableText(draft));
    expect(now.rack).toContain('b1');
    expect(after(now, { do: 'undo' }).rack).toContain('b1');
  });

  test('the next turn lays the table of the server, and keeps the order of the rack', () => {
    const draft = after(
      begin(START),
      { do: 'to-rack', tiles: ['o9'], at: 0 },
      { do: 'place', tiles: ['r6'], set: 1 },
    );

    const now = rebase(draft, { ...START, turn: 2, mine: false });

    expect(isTouched(now)).toBe(false);
    expect(now.rack[0]).toBe('o9');
    expect([...now.rack].sort()).toEqual([...START.rack].sort());
  });

  test('what was chosen in the own turn goes with it, what is chosen beforehand stays', () => {
    const chosen = after(begin(START), { do: 'select', tile: 'r6' });
    const timedOut = rebase(chosen, { ...START, turn: 2, mine: false });
    const beforehand = after(timedOut, { do: 'select', tile: 'k9' });

    expect(timedOut.selected).toEqual([]);
    expect(rebase(chosen, { ...START, turn: 3 }).selected).toEqual([]);
    expect(rebase(beforehand, { ...START, turn: 3 }).selected).toEqual(['k9']);
  });

  test('a table that changed under a draft is laid as the server has it', () => {
    const draft = after(begin(START), { do: 'place', tiles: ['r6'], set: 1 });

    expect(tableText(rebase(draft, { ...START, sets: parseTable('k7 b7 o7 j') }))).toBe('k7 b7 o7 j');
  });

  test('sets keep their names when the server orders them otherwise', () => {
    const draft = begin(START);

    const now = rebase(draft, base('k7 b7 o7 j | r3 r4 r5 r6', 'r2', { turn: 2 }));

    expect(whereIs(now, 'k7')?.set.id).toBe(2);
    expect(whereIs(now, 'r3')?.set.id).toBe(1);
  });
});

test('no tile is ever lost or doubled, and the table keeps its own', () => {
  const all = [...START.sets.flat(), ...START.rack];
  const tile = fc.constantFrom(...all);
  const tiles = fc.array(tile, { minLength: 1, maxLength: 4 });
  const id = fc.integer({ min: 0, max: 6 });
  const at = fc.integer({ min: 0, max: 8 });
  const intent: fc.Arbitrary<Intent> = fc.oneof(
    fc.record({ do: fc.constant('place' as const), tiles, set: id, at }),
    fc.record({ do: fc.constant('place' as const), tiles, set: id }),
    fc.record({ do: fc.constant('new-set' as const), tiles }),
    fc.record({ do: fc.constant('to-rack' as const), tiles, at }),
    fc.record({ do: fc.constant('swap' as const), tile, set: id, at }),
    fc.record({ do: fc.constant('split' as const), set: id, at }),
    fc.record({ do: fc.constant('merge' as const), from: id, into: id }),
    fc.record({ do: fc.constant('sort' as const), by: fc.constantFrom('runs' as const, 'groups' as const) }),
    fc.constantFrom<Intent>({ do: 'undo' }, { do: 'redo' }, { do: 'reset' }, { do: 'deselect' }),
    fc.record({ do: fc.constant('select' as const), tile }),
    fc.record({ do: fc.constant('lift' as const), tiles }),
  );
  const before = new Set(START.sets.flat());
  fc.assert(
    fc.property(fc.array(intent, { maxLength: 30 }), (intents) => {
      let draft = begin(START);
      for (const one of intents) {
        draft = act(draft, one).draft;
        const there = [...draft.sets.flatMap((set) => set.tiles), ...draft.rack];
        expect([...there].sort()).toEqual([...all].sort());
        expect(draft.rack.some((held) => before.has(held))).toBe(false);
        expect(new Set(draft.sets.map((set) => set.id)).size).toBe(draft.sets.length);
        expect(draft.sets.every((set) => set.tiles.length > 0)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
