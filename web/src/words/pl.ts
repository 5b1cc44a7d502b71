import bots from '../../../src/stolik/words/pl/bots.ftl?raw';
import people from '../../../src/stolik/words/pl/people.ftl?raw';
import rules from '../../../src/stolik/words/pl/rules.ftl?raw';
import troubles from '../../../src/stolik/words/pl/troubles.ftl?raw';
import common from './pl/common.ftl?raw';
import live from './pl/live.ftl?raw';
import table from './pl/table.ftl?raw';

export default [common, live, table, rules, bots, people, troubles];

/** The other files of this language, by path: here, so that a page does not fetch the lists of three languages. */
export const more = import.meta.glob<string>(['../../../src/stolik/words/pl/*.ftl', './pl/*.ftl'], {
  query: '?raw',
  import: 'default',
});
