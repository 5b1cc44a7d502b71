import bots from '../../../src/stolik/words/en/bots.ftl?raw';
import people from '../../../src/stolik/words/en/people.ftl?raw';
import rules from '../../../src/stolik/words/en/rules.ftl?raw';
import troubles from '../../../src/stolik/words/en/troubles.ftl?raw';
import common from './en/common.ftl?raw';
import live from './en/live.ftl?raw';
import table from './en/table.ftl?raw';

export default [common, live, table, rules, bots, people, troubles];

/**
 * The other files that pages fetch, by path: here, so that a page does not get the lists of three languages. Those of the
 * command line and the desk's server are left out, because this list is part of every first load.
 */
export const more = import.meta.glob<string>(
  [
    '../../../src/stolik/words/en/{analysis,narration,paper,postponed,puzzles,review,score,statistics,steps,strategy}.ftl',
    './en/*.ftl',
    '!./en/{common,live,table}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
