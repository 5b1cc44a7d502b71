/** All personal links as one list. */
import { expect, test } from 'vitest';
import { invitationCsv, invitationText } from './invitations';

const LIST = [
  { number: 1, name: 'Anna Sample', link: 'https://play.example/tournaments/x/me?badge=p.1.abc' },
  { number: 2, name: '=Bartek; "Bob"', link: 'https://play.example/tournaments/x/me?badge=p.2.def' },
];

test('lines to paste have number, name and link', () => {
  expect(invitationText(LIST).split('\n')[0]?.split('\t')).toEqual(['1', 'Anna Sample', LIST[0]?.link]);
});

test('a file has the separator of the language, and no cell is a formula', () => {
  const polish = invitationCsv(LIST, ['Nr', 'Imię', 'Link'], 'pl').split('\r\n');
  const english = invitationCsv(LIST, ['No.', 'Name', 'Link'], 'en').split('\r\n');

  expect(polish[0]).toBe('\ufeffNr;Imię;Link');
  expect(polish[2]).toBe(`2;"'=Bartek; ""Bob""";${LIST[1]?.link}`);
  expect(english[1]).toBe(`1,Anna Sample,${LIST[0]?.link}`);
});
