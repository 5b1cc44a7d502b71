/** Keyboard focus: people who work without a mouse never have to start at the top of the page again. */

/** Give the focus to one of the fields of a window that is about to open. */
export function beginHere(field: HTMLElement | null | undefined): void {
  field?.setAttribute('autofocus', '');
}

/** If the pressed button no longer exists, move the focus to the open window, or to the current part of the desk. */
export function atPart(): void {
  const now = document.activeElement;
  if (now && now !== document.body) return;
  const inside = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (inside) {
    const main = inside.querySelector<HTMLElement>('.button.main:not(:disabled)');
    (main ?? inside.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  } else document.getElementById('part')?.focus({ preventScroll: true });
}
