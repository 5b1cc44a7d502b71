import bots from '../../../src/stolik/words/pl/bots.ftl?raw';
import people from '../../../src/stolik/words/pl/people.ftl?raw';
import rules from '../../../src/stolik/words/pl/rules.ftl?raw';
import narration from '../../../src/stolik/words/pl/narration.ftl?raw';
import troubles from '../../../src/stolik/words/pl/troubles.ftl?raw';
import common from './pl/common.ftl?raw';
import live from './pl/live.ftl?raw';
import table from './pl/table.ftl?raw';

export default [common, live, table, rules, bots, narration, people, troubles];
