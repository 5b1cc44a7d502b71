import bots from '../../../src/stolik/words/ru/bots.ftl?raw';
import people from '../../../src/stolik/words/ru/people.ftl?raw';
import rules from '../../../src/stolik/words/ru/rules.ftl?raw';
import troubles from '../../../src/stolik/words/ru/troubles.ftl?raw';
import common from './ru/common.ftl?raw';
import live from './ru/live.ftl?raw';
import table from './ru/table.ftl?raw';

export default [common, live, table, rules, bots, people, troubles];

/** The other files of this language, by path: here, so that a page does not fetch the lists of three languages. */
export const more = import.meta.glob<string>(['../../../src/stolik/words/ru/*.ftl', './ru/*.ftl'], {
  query: '?raw',
  import: 'default',
});
