/**
 * Words of one letter do not end a line in Polish and Russian: a space that does not break follows them.
 *
 * After a number and a space that does not break, the Russian «с» is no such word but "seconds".
 */
import type { Language } from '../settings.svelte';

const SHORT: Record<Language, RegExp | null> = {
  en: null,
  pl: /(^|[\s(„])((?:[aiouwz] )+)/gi,
  ru: /(^|(?!(?<=\d)\u00A0с )[\s(«])((?:[аикосув] )+)/gi,
};

/** The text with its one-letter words joined to the next word by a non-breaking space. */
export function bindShort(language: Language, text: string): string {
  const short = SHORT[language];
  if (!short) return text;
  return text.replace(short, (_, before: string, words: string) => before + words.replaceAll(' ', '\u00A0'));
}
