import bots from '../../../src/stolik/words/ru/bots.ftl?raw';
import people from '../../../src/stolik/words/ru/people.ftl?raw';
import rules from '../../../src/stolik/words/ru/rules.ftl?raw';
import narration from '../../../src/stolik/words/ru/narration.ftl?raw';
import troubles from '../../../src/stolik/words/ru/troubles.ftl?raw';
import common from './ru/common.ftl?raw';
import live from './ru/live.ftl?raw';
import table from './ru/table.ftl?raw';

export default [common, live, table, rules, bots, narration, people, troubles];
