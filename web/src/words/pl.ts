import bots from '../../../src/stolik/words/pl/bots.ftl?raw';
import people from '../../../src/stolik/words/pl/people.ftl?raw';
import rules from '../../../src/stolik/words/pl/rules.ftl?raw';
import troubles from '../../../src/stolik/words/pl/troubles.ftl?raw';
import common from './pl/common.ftl?raw';
import live from './pl/live.ftl?raw';
import table from './pl/table.ftl?raw';

export default [common, live, table, rules, bots, people, troubles];

/**
 * The other files that pages fetch, by path: here, so that a page does not get the lists of three languages. Those of the
 * command line and the desk's server are left out, because this list is part of every first load.
 */
export const more = import.meta.glob<string>(
  [
    '../../../src/stolik/words/pl/{analysis,narration,paper,postponed,puzzles,review,score,statistics,steps,strategy}.ftl',
    './pl/*.ftl',
    '!./pl/{common,live,table}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
