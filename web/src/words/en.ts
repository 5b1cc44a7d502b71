import bots from '../../../src/stolik/words/en/bots.ftl?raw';
import people from '../../../src/stolik/words/en/people.ftl?raw';
import rules from '../../../src/stolik/words/en/rules.ftl?raw';
import narration from '../../../src/stolik/words/en/narration.ftl?raw';
import troubles from '../../../src/stolik/words/en/troubles.ftl?raw';
import common from './en/common.ftl?raw';
import live from './en/live.ftl?raw';
import table from './en/table.ftl?raw';

export default [common, live, table, rules, bots, narration, people, troubles];
