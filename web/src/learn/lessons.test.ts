/** The lessons as the page judges them: what the core says of the same data is in tests/web/test_lessons.py.
 *
 * @vitest-environment jsdom
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { has, need } from '../words/words.svelte';
import { answerToAct, answerToTable, breachesOf } from './answers';
import { LESSONS, type Act, type Lesson } from './lessons';

beforeAll(async () => {
  await need('learn');
});

const laid = LESSONS.filter(({ solution }) => solution !== undefined);
const pressed = LESSONS.filter(({ acts }) => acts !== undefined);

function of(id: string): Lesson {
  const found = LESSONS.find((lesson) => lesson.id === id);
  if (!found) throw new Error(`there is no lesson ${id}`);
  return found;
}

test('every lesson is one or the other, and has its words', () => {
  expect(laid.length + pressed.length).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  for (const { id } of LESSONS) {
    for (const part of ['title', 'task', 'done'])
      expect(has(`learn-${id}-${part}`), `${id} ${part}`).toBe(true);
  }
});

test.each(laid)('the solution of $id is right', (lesson) => {
  expect(answerToTable(lesson, lesson.solution ?? '', true)).toEqual({
    tone: 'right',
    id: `learn-${lesson.id}-done`,
  });
});

describe('every mistake is answered in words, for the reason the core has', () => {
  const mistakes = LESSONS.flatMap((lesson) =>
    lesson.mistakes.map(([table, breaches]) => ({ lesson, id: lesson.id, table, breaches })),
  );

  test.each(mistakes)('$id: $table', ({ lesson, table, breaches }) => {
    const answer = answerToTable(lesson, table, true);

    expect(breachesOf(lesson, table).sort()).toEqual([...breaches].sort());
    expect(answer?.tone).toBe('wrong');
    expect(has(answer?.id ?? ''), answer?.id).toBe(true);
  });
});

test.each(pressed)('$id is done by its buttons in their order, and others are answered', (lesson) => {
  const done: Act[] = [];
  for (const act of lesson.acts ?? []) {
    for (const other of ['draw', 'press', 'announce', 'call'] as const) {
      if (other === act) continue;
      const answer = answerToAct(lesson, other, done);
      expect(answer?.tone).toBe('legal');
      expect(has(answer?.id ?? ''), answer?.id).toBe(true);
    }
    const answer = answerToAct(lesson, act, done);
    done.push(act);
    expect(answer?.tone ?? null).toBe(done.length === lesson.acts?.length ? 'right' : null);
  }
});

test('a legal turn that was not asked for says what was', () => {
  expect(answerToTable(of('add'), 'b3 b4 b5 b6 | r8 k8 o8', true)?.id).toBe('learn-more-to-lay');
  expect(answerToTable(of('keep'), 'k1 k2 k3 k4 | r9 r10 r11', true)?.id).toBe('learn-keep-these');
  expect(answerToTable(of('wait'), 'k1 k2 k3 k4 k5', true)?.id).toBe('learn-instead-draw');
  expect(answerToAct(of('run'), 'draw', [])?.id).toBe('learn-instead-play');
});

test('a set that still grows is no mistake until the turn is ended', () => {
  expect(answerToTable(of('run'), 'r5 r6', false)).toBeNull();
  expect(answerToTable(of('run'), 'r5 r6', true)?.id).toBe('learn-why-few');
});

test('pieces of one set that lie apart are told to lie together, once no piece can be missing', () => {
  expect(answerToTable(of('run'), 'r5 | r6 | r7', false)?.id).toBe('learn-why-apart');
  expect(answerToTable(of('run'), 'r5 r6 | r7', false)).toBeNull();
  expect(answerToTable(of('run'), 'r5 r6 | r7', true)?.id).toBe('learn-why-apart');
  expect(answerToTable(of('run'), 'r5 | r6 | o2', true)?.id).toBe('learn-why-few');
});
