import './fonts.css';
import './tokens.css';
import './base.css';
import './pieces.css';
import { mount } from 'svelte';
import App from './app.svelte';
import { allowSounds } from './live/sounds';
import { wearTitle } from './live/title.svelte';
import { followLinks } from './router.svelte';
import { settings, wearTheme } from './settings.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');

wearTheme();
followLinks();
allowSounds();
await speak();
wearTitle(); // not before the words are loaded: otherwise the title was a message id
mount(App, { target });

if (import.meta.env.PROD) {
  // Not part of the first load: a moment later.
  setTimeout(
    () =>
      void import('./installed').then(
        ({ keepOffline, reloadForNewBuild }) => {
          reloadForNewBuild();
          void keepOffline(settings.language);
        },
        () => undefined,
      ),
    2_000,
  );
}
