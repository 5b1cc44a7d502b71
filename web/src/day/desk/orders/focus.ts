/** Keyboard focus: people who work without a mouse never have to start at the top of the page again. */

/** Let a window that is about to open begin at one of its fields. */
export function beginHere(field: HTMLElement | null | undefined): void {
  field?.setAttribute('autofocus', '');
}

/** What was pressed may be gone now: go on in the window, or at the part of the desk, that is open. */
export function atPart(): void {
  const now = document.activeElement;
  if (now && now !== document.body) return;
  const inside = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (inside) {
    const main = inside.querySelector<HTMLElement>('.button.main:not(:disabled)');
    (main ?? inside.querySelector<HTMLElement>('button'))?.focus({ preventScroll: true });
  } else document.getElementById('part')?.focus({ preventScroll: true });
}
