import people from '../../../src/stolik/words/en/people.ftl?raw';
import rules from '../../../src/stolik/words/en/rules.ftl?raw';
import telling from '../../../src/stolik/words/en/telling.ftl?raw';
import troubles from '../../../src/stolik/words/en/troubles.ftl?raw';
import common from './en/common.ftl?raw';
import live from './en/live.ftl?raw';
import table from './en/table.ftl?raw';

export default [common, live, table, rules, telling, people, troubles];
