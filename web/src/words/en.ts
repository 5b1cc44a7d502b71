import bots from '../../../src/stolik/words/en/bots.ftl?raw';
import people from '../../../src/stolik/words/en/people.ftl?raw';
import rules from '../../../src/stolik/words/en/rules.ftl?raw';
import troubles from '../../../src/stolik/words/en/troubles.ftl?raw';
import common from './en/common.ftl?raw';
import live from './en/live.ftl?raw';
import table from './en/table.ftl?raw';

export default [common, live, table, rules, bots, people, troubles];

/** The other files of this language, by path: here, so that a page does not fetch the lists of three languages. */
export const more = import.meta.glob<string>(['../../../src/stolik/words/en/*.ftl', './en/*.ftl'], {
  query: '?raw',
  import: 'default',
});
