/** The lessons as data: positions in notation, what is asked, the way there, and mistakes people make. */
import { usualRules } from '../parts/rules/rules';
import published from '../protocol/published-rulesets.json';
import type { Ruleset } from '../protocol/types';
import book from './lessons.json';

/** Acts done with a button instead of tiles. */
export type Act = 'draw' | 'press' | 'announce' | 'call';

export interface Lesson {
  /** Its words are `learn-<id>-title`, `-task` and `-done`; its address is /learn/<id>. */
  id: string;
  rules: keyof typeof published;
  table: string;
  rack: string;
  opened: boolean;
  /** Tiles of the rack that must be on the table at the end. */
  lay?: string;
  /** Tiles that must stay on the rack. */
  keep?: string;
  /** The buttons to press, in this order, if nothing is to be laid. */
  acts?: Act[];
  /** The tile that is drawn. */
  drawn?: string;
  /** The tile of the rack that was just drawn: the turn waits for the clock. */
  drew?: string;
  /** Whether the clock runs, from the first moved tile on. */
  timed?: boolean;
  /** Whether there is another player at the table. */
  partner?: boolean;
  /** A correct table. */
  solution?: string;
  /** The steps to it: "new TILES", "add TILES to SET", "swap TILE in SET", "end", or an act. */
  steps: string[];
  /** Wrong tables, with what the engine finds wrong. */
  mistakes: [table: string, breaches: string[]][];
}

export interface Chapter {
  /** Its words are `learn-chapter-<id>`. */
  id: string;
  minutes: number;
  lessons: Lesson[];
}

export const CHAPTERS = book.chapters as unknown as readonly Chapter[];
export const LESSONS: readonly Lesson[] = CHAPTERS.flatMap((chapter) => chapter.lessons);

export function rulesOf(lesson: Lesson): Ruleset {
  return published[lesson.rules] as unknown as Ruleset;
}

export function chapterOf(lesson: Lesson): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.lessons.includes(lesson));
}

/** Numbers from the ruleset that the words of a lesson use, so that lessons always match the rules. */
export function figuresOf(lesson: Lesson): Record<string, number> {
  const rules = rulesOf(lesson);
  return {
    points: rules.opening_points,
    seconds: rules.turn_seconds ?? 0,
    penalty: rules.timeout_tiles,
    joker: rules.joker_penalty,
    jokerpl: published[usualRules('pl')].joker_penalty,
    jokerru: published[usualRules('ru')].joker_penalty,
    jokeren: published[usualRules('en')].joker_penalty,
    penaltyru: published[usualRules('ru')].timeout_tiles,
    unopened: rules.unopened_penalty,
    could: rules.unopened_penalty_could_open,
    spared: rules.announced_penalty,
  };
}
