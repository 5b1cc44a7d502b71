/** What is answered to what a learner does: right, not what was asked, or wrong and why. */
import { faultOf, inOrder, judge } from '../table/draft/check';
import { strayedSets } from '../table/draft/freed-jokers';
import { kindOf, parseRack, parseTable, type Tile } from '../table/tiles/tiles';
import type { Violation } from '../table/view';
import { tilesText } from '../parts/tiles/shapes';
import type { Arguments } from '../words/words.svelte';
import { rulesOf, type Act, type Lesson } from './lessons';

export interface Answer {
  tone: 'right' | 'legal' | 'wrong';
  /** The words and what they name. */
  id: string;
  args?: Arguments;
  /** Breaches of a table whose sets are all valid: shown at the set, as the server's refusals are. */
  violations?: Violation[];
}

/** What the engine would find wrong with a proposed table. */
export function breachesOf(lesson: Lesson, table: string): string[] {
  const found = judgementOf(lesson, table).breaches as string[];
  const strayed = strayedIn(lesson, table);
  return strayed.length > 0 ? [...found, 'joker_not_in_new_set'] : found;
}

function judgementOf(lesson: Lesson, table: string) {
  const rules = rulesOf(lesson);
  const before = {
    sets: parseTable(lesson.table),
    rack: parseRack(lesson.rack),
    opened: lesson.opened,
    threshold: rules.opening_points,
  };
  return judge(before, parseTable(table));
}

function strayedIn(lesson: Lesson, table: string): number[] {
  if (rulesOf(lesson).joker_reuse !== 'new-set') return [];
  return strayedSets(parseTable(lesson.table), parseTable(table));
}

/** The answer to the table being arranged; null if there is nothing to say. `ends`: the end of the turn was pressed. */
export function answerToTable(lesson: Lesson, table: string, ends: boolean): Answer | null {
  const found = judgementOf(lesson, table);
  const sets = parseTable(table);
  const points = rulesOf(lesson).opening_points;
  // A growing set is too small for a moment: that is not a mistake yet.
  const wrong = sets.find((set) => (set.length > 2 || ends) && faultOf(set));
  if (found.breaches.includes('opening_touches_table')) {
    return { tone: 'wrong', id: 'learn-why-touches', args: { needed: points } };
  }
  const apart = piecesApart(sets, ends);
  if (apart) return { tone: 'wrong', id: 'learn-why-apart', args: { tiles: tilesText(apart) } };
  if (wrong) {
    return { tone: 'wrong', id: `learn-why-${faultOf(wrong) ?? 'mixed'}`, args: { tiles: tilesText(wrong) } };
  }
  if (!ends) return null;
  if (found.breaches.includes('tile_taken_from_table')) return { tone: 'wrong', id: 'learn-why-taken' };
  if (found.breaches.includes('nothing_played')) return { tone: 'wrong', id: 'learn-why-nothing' };
  if (found.breaches.includes('opening_below_threshold')) {
    return { tone: 'wrong', id: 'learn-why-below', args: { laid: found.openingPoints, needed: points } };
  }
  const strayed = strayedIn(lesson, table);
  if (strayed.length > 0) {
    const violations = strayed.map((meld) => ({ breach: 'joker_not_in_new_set', tiles: ['j'], meld }));
    return { tone: 'wrong', id: 'learn-why-strayed', violations };
  }
  if (found.breaches.length > 0) return { tone: 'wrong', id: 'learn-why-mixed', args: { tiles: '' } };
  return answerToPlay(lesson, sets.flat());
}

/** The set that pieces make which lie apart; null while it may still be growing, or if they make none. */
function piecesApart(sets: readonly (readonly Tile[])[], ends: boolean): Tile[] | null {
  const pieces = sets.filter((set) => faultOf(set) === 'few');
  return pieces.length > (ends ? 1 : 2) ? inOrder(pieces.flat()) : null;
}

/** For a legal play: whether it is what was asked. */
function answerToPlay(lesson: Lesson, lying: readonly Tile[]): Answer {
  if (lesson.acts) return { tone: 'legal', id: `learn-instead-${lesson.acts[0] ?? 'draw'}` };
  const missing = without(parseRack(lesson.lay ?? ''), lying);
  if (missing.length > 0) {
    return { tone: 'legal', id: 'learn-more-to-lay', args: { tiles: tilesText(missing) } };
  }
  const kept = parseRack(lesson.keep ?? '');
  const given = kept.filter((tile) => lying.includes(tile));
  if (given.length > 0) return { tone: 'legal', id: 'learn-keep-these', args: { tiles: tilesText(given) } };
  return { tone: 'right', id: `learn-${lesson.id}-done` };
}

/** The tiles of `wanted` that are not there; equal tiles are interchangeable. */
function without(wanted: readonly Tile[], lying: readonly Tile[]): Tile[] {
  const there = lying.map(kindOf);
  return wanted.filter((tile) => {
    const at = there.indexOf(kindOf(tile));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** The answer to a button; `done` are the earlier acts. Null if the lesson continues. */
export function answerToAct(lesson: Lesson, act: Act, done: readonly Act[]): Answer | null {
  const wanted = lesson.acts?.[done.length];
  if (act !== wanted) {
    if (act === 'draw' && !lesson.acts) return { tone: 'legal', id: 'learn-instead-play' };
    return { tone: 'legal', id: `learn-instead-${wanted ?? 'play'}` };
  }
  const last = done.length + 1 === lesson.acts?.length;
  return last ? { tone: 'right', id: `learn-${lesson.id}-done` } : null;
}
