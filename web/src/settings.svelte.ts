/** What a person set on this device: language, theme, large tiles, sounds, bots. Kept in localStorage. */
import type { BotSpeed } from './protocol/types';

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'paper' | 'evening';

interface Kept {
  language: Language;
  theme: Theme;
  largeTiles: boolean;
  sounds: boolean;
  /** How fast bots play; null where nobody chose. */
  botSpeed: BotSpeed | null;
  /** Whether a game was played to its end here. */
  finished: boolean;
}

const KEY = 'stolik.settings';
const SPEEDS: readonly BotSpeed[] = ['slow', 'normal', 'fast'];

function spoken(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}

function read(): Kept {
  const kept: Kept = {
    language: spoken(),
    theme: 'system',
    largeTiles: false,
    sounds: true,
    botSpeed: null,
    finished: false,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (LANGUAGES.includes(stored.language as Language)) kept.language = stored.language as Language;
    if (stored.theme === 'paper' || stored.theme === 'evening') kept.theme = stored.theme;
    kept.largeTiles = stored.largeTiles === true;
    kept.sounds = stored.sounds !== false;
    if (SPEEDS.includes(stored.botSpeed as BotSpeed)) kept.botSpeed = stored.botSpeed as BotSpeed;
    kept.finished = stored.finished === true;
  } catch {
    // A private window may refuse storage, and somebody may have edited it: the defaults will do.
  }
  return kept;
}

export const settings: Kept = $state(read());

/** Change something and remember it. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Not remembered, but it works until the page is left.
  }
}

/** Put the theme on the page, now and whenever the person or the system changes it. */
export function wearTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const wear = () => {
    const theme = settings.theme === 'system' ? (dark.matches ? 'evening' : 'paper') : settings.theme;
    document.documentElement.dataset['theme'] = theme;
  };
  dark.addEventListener('change', wear);
  // What is changed in one tab is changed in the others too.
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, read());
  });
  $effect.root(() => {
    $effect(wear);
  });
  wear();
}
