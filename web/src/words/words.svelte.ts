/** Messages in three languages: `t('id', { count: 3 })`, which follows a change of language at once. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from '../settings.svelte';
import { bindShort } from './short';

export type Arguments = Record<string, FluentVariable>;

/** What a language consists of: the texts that every page needs, and those that `need` loads. */
interface LanguageFiles {
  default: string[];
  more: Record<string, () => Promise<string>>;
}

const LANGUAGES: Record<Language, () => Promise<LanguageFiles>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
};

const bundles = new Map<Language, FluentBundle>();
const fetched = new Map<string, Promise<string>>();
const added = new Set<string>();
const needed = new Set<string>();
let spoken: { bundle: FluentBundle | null; language: Language; version: number } = $state.raw({
  bundle: null,
  language: 'en',
  version: 0,
});

function add(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** Fetch a file of words unless it is there or on its way; a file that did not come is asked for again. */
function fetchOnce(path: string, fetch?: () => Promise<string>): Promise<string> | undefined {
  const known = fetched.get(path);
  if (known || !fetch) return known;
  const coming = fetch();
  fetched.set(path, coming);
  coming.catch(() => fetched.delete(path));
  return coming;
}

async function load(language: Language): Promise<FluentBundle> {
  const { default: first, more } = await LANGUAGES[language]();
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
    for (const source of first) add(bundle, source);
  }
  const paths = [...needed].flatMap((name) => [
    `../../../src/stolik/words/${language}/${name}.ftl`,
    `./${language}/${name}.ftl`,
  ]);
  // All at once: one after another, each would wait for the network.
  const texts = await Promise.all(paths.map((path) => fetchOnce(path, more[path])));
  paths.forEach((path, at) => {
    const text = texts[at];
    if (text === undefined || added.has(path)) return;
    added.add(path);
    add(bundle, text);
  });
  return bundle;
}

/** Use the language of the settings; resolves when its words are loaded. */
export async function speak(): Promise<void> {
  const language = settings.language;
  const bundle = await load(language);
  if (language !== settings.language) return; // changed again while loading
  spoken = { bundle, language, version: spoken.version + 1 };
  document.documentElement.lang = language;
  // The installed app gets its name and shortcuts in the language chosen here, not the browser's.
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(language));
}

/** The web app manifest in a language. */
export function manifestOf(language: Language): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
}

/** Load more files of words, shared or of the web: `await need('score', 'desk')`. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name);
  await speak();
}

/** The message `id` in the current language; the id itself if it is missing. */
export function t(id: string, args?: Arguments): string {
  const message = spoken.bundle?.getMessage(id);
  if (!message?.value || !spoken.bundle) return id;
  return bindShort(spoken.language, spoken.bundle.formatPattern(message.value, args ?? null, []));
}

/** A sentence from the server, typeset like our own. */
export function bound(text: string): string {
  return bindShort(spoken.language, text);
}

/** Whether the message `id` has no placeholders. */
export function isPlain(id: string): boolean {
  const value = spoken.bundle?.getMessage(id)?.value;
  const faults: Error[] = [];
  if (value) spoken.bundle?.formatPattern(value, null, faults);
  return faults.length === 0;
}

/** Whether there is a message `id`. */
export function has(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}
