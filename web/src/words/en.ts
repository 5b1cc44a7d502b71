import rules from '../../../src/stolik/words/en/rules.ftl?raw';
import telling from '../../../src/stolik/words/en/telling.ftl?raw';
import common from './en/common.ftl?raw';
import live from './en/live.ftl?raw';
import table from './en/table.ftl?raw';

export default [common, live, table, rules, telling];
