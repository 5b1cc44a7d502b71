/** How the pages are installed: one file a language, which differ in their words alone. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

type Manifest = Record<string, unknown> & { shortcuts: { name: string; url: string }[] };

function manifest(language: string): Manifest {
  const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
  const text = readFileSync(new URL(`../../public/${file}`, import.meta.url), 'utf8');
  return JSON.parse(text) as Manifest;
}

function word(language: string, file: string, id: string): string {
  const bundle = new FluentBundle(language);
  const text = readFileSync(new URL(`${language}/${file}.ftl`, import.meta.url), 'utf8');
  bundle.addResource(new FluentResource(text));
  return bundle.formatPattern(bundle.getMessage(id)?.value ?? '');
}

test.each(['en', 'pl', 'ru'])(
  'in %s the pages are installed under the words they use themselves',
  (language) => {
    const { shortcuts, ...told } = manifest(language);

    expect(told).toMatchObject({
      lang: language,
      name: word(language, 'common', 'app-name'),
      short_name: word(language, 'common', 'app-name'),
      description: word(language, 'home', 'home-title'),
    });
    expect(shortcuts.map(({ name }) => name)).toEqual([
      word(language, 'live', 'live-analysis'),
      word(language, 'live', 'live-rules'),
    ]);
  },
);

test.each(['pl', 'ru'])('only the words differ in %s', (language) => {
  const bare = ({ shortcuts, ...rest }: Manifest): unknown => ({
    ...rest,
    lang: '',
    name: '',
    short_name: '',
    description: '',
    shortcuts: shortcuts.map(({ url }) => url),
  });

  expect(bare(manifest(language))).toEqual(bare(manifest('en')));
});
