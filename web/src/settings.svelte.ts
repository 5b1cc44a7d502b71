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
  /** Whether the browser tells of the user's turn while the page is not looked at. */
  alerts: boolean;
  /** How fast bots play; null if not chosen. */
  botSpeed: BotSpeed | null;
  /** Whether a game was finished on this device. */
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
    alerts: false,
    botSpeed: null,
    finished: false,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    if (LANGUAGES.includes(stored.language as Language)) kept.language = stored.language as Language;
    if (stored.theme === 'paper' || stored.theme === 'evening') kept.theme = stored.theme;
    kept.largeTiles = stored.largeTiles === true;
    kept.sounds = stored.sounds !== false;
    kept.alerts = stored.alerts === true;
    if (SPEEDS.includes(stored.botSpeed as BotSpeed)) kept.botSpeed = stored.botSpeed as BotSpeed;
    kept.finished = stored.finished === true;
  } catch {
    // A private window may refuse storage, and the stored value may be invalid: use the defaults.
  }
  return kept;
}

export const settings: Kept = $state(read());

/** Change a setting and store it. */
export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Not stored, but it works until the page is closed.
  }
}

/** Apply the theme, now and whenever the user or the system changes it. */
export function wearTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const wear = () => {
    const theme = settings.theme === 'system' ? (dark.matches ? 'evening' : 'paper') : settings.theme;
    document.documentElement.dataset['theme'] = theme;
  };
  dark.addEventListener('change', wear);
  // Settings changed in one tab change in the others too.
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, read());
  });
  $effect.root(() => {
    $effect(wear);
  });
  wear();
}
