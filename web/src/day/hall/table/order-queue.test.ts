import { beforeEach, expect, test } from 'vitest';
import { Queue, type Answer } from './order-queue';

const DONE: Answer = { done: true };
let kept: Map<string, string>;
let sent: string[];
let answers: (order: string) => Answer;
let connected: boolean;

const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};
const send = async (order: string): Promise<Answer> => {
  await Promise.resolve();
  if (!connected) throw new Error('offline');
  sent.push(order);
  return answers(order);
};
const queue = () => new Queue<string>(shelf, 'q', send);
const item = (id: string, about = id) => ({ id, order: `order ${id}`, at: 0, about });

beforeEach(() => {
  kept = new Map();
  sent = [];
  answers = () => DONE;
  connected = true;
});

test('an order is sent at once where there is a connection', async () => {
  const line = queue();

  await line.add(item('a'));

  expect(sent).toEqual(['order a']);
  expect(line.waiting).toEqual([]);
});

test('without a connection orders wait, and go in the order they were given', async () => {
  connected = false;
  const line = queue();
  await line.add(item('a'));
  await line.add(item('b'));
  expect(line.waiting.map((each) => each.id)).toEqual(['a', 'b']);

  connected = true;
  await line.flush();

  expect(sent).toEqual(['order a', 'order b']);
  expect(line.waiting).toEqual([]);
});

test('a page that is opened again sends what waited', async () => {
  connected = false;
  await queue().add(item('a'));
  connected = true;

  const again = queue();
  expect(again.waiting.map((each) => each.id)).toEqual(['a']);
  await again.flush();

  expect(sent).toEqual(['order a']);
  expect(queue().waiting).toEqual([]);
});

test('what is refused is told and does not stop the rest', async () => {
  answers = (order) => (order === 'order a' ? { done: false, message: 'not so' } : DONE);
  const line = queue();

  await Promise.all([line.add(item('a', 'sheet')), line.add(item('b'))]);

  expect(line.refused).toEqual([{ id: 'a', about: 'sheet', message: 'not so' }]);
  expect(sent).toEqual(['order a', 'order b']);
});

test('a refusal is over when the same is done later, or when it was read', async () => {
  answers = () => ({ done: false, message: 'no' });
  const line = queue();
  await line.add(item('a', 'sheet'));
  await line.add(item('b', 'call'));

  line.forget('b');
  answers = () => DONE;
  await line.add(item('c', 'sheet'));

  expect(line.refused).toEqual([]);
});

test('sent twice at once, an order still goes once', async () => {
  connected = false;
  const line = queue();
  await line.add(item('a'));
  connected = true;

  await Promise.all([line.flush(), line.flush()]);

  expect(sent).toEqual(['order a']);
});

test('a connection that breaks in between keeps what was not answered', async () => {
  connected = false;
  const line = queue();
  for (const id of ['a', 'b', 'c']) await line.add(item(id));
  connected = true;
  answers = (order) => {
    connected = order !== 'order a';
    return DONE;
  };

  await line.flush();

  expect(line.waiting.map((each) => each.id)).toEqual(['b', 'c']);
});

test('storage that holds nonsense is an empty queue', () => {
  for (const text of ['{', '{}', '7', '[null, {}]']) {
    kept.set('q', text);
    expect(queue().waiting).toEqual([]);
  }
});
