/** The title and the icon of the window: what the user should do comes first. */
import { t } from '../words/words.svelte';

const shown = $state({ text: '', calls: false });

/** Set the title of the page, and whether it waits for the user; an empty text leaves only the site's name. */
export function entitle(text: string, calls = false): void {
  shown.text = text;
  shown.calls = calls;
}

/** Keep the window's title and icon up to date; called once. */
export function wearTitle(): void {
  $effect.root(() => {
    $effect(() => {
      const name = t('app-name');
      document.title = shown.text ? `${shown.text} – ${name}` : name;
    });
    $effect(() => {
      // In a row of tabs the icon is visible where the title is cut off.
      const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (sign) sign.href = shown.calls ? '/icon-turn.svg' : '/icon.svg';
    });
  });
}
