import './fonts.css';
import './tokens.css';
import './base.css';
import './pieces.css';
import { mount } from 'svelte';
import App from './app.svelte';
import { allowSounds } from './live/sounds';
import { wearTitle } from './live/title.svelte';
import { followLinks } from './router.svelte';
import { wearTheme } from './settings.svelte';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no place for the app');

wearTheme();
followLinks();
allowSounds();
await speak();
wearTitle(); // not before the words are loaded: otherwise the title was a message id
mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without offline storage the page still works.
  navigator.serviceWorker
    .register('/worker.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      active?.postMessage({ keep: fetched });
    })
    .catch(() => undefined);
}
