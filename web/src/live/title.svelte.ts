/** The title of the window: what is asked of you comes first. */
import { t } from '../words/words.svelte';

const shown = $state({ text: '' });

/** Say what the page is about; an empty text leaves the name alone. */
export function entitle(text: string): void {
  shown.text = text;
}

/** Keep the window's title right; called once. */
export function wearTitle(): void {
  $effect.root(() => {
    $effect(() => {
      const name = t('app-name');
      document.title = shown.text ? `${shown.text} – ${name}` : name;
    });
  });
}
