import rules from '../../../src/stolik/words/pl/rules.ftl?raw';
import telling from '../../../src/stolik/words/pl/telling.ftl?raw';
import common from './pl/common.ftl?raw';
import live from './pl/live.ftl?raw';
import table from './pl/table.ftl?raw';

export default [common, live, table, rules, telling];
