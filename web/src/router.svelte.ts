/** The address as state: links work without reloading the page, by the history API. */

const at = $state({ path: location.pathname, query: location.search });

/** The current address; components that read it follow every change. */
export const place: Readonly<typeof at> = at;

function look(): void {
  at.path = location.pathname;
  at.query = location.search;
}

/** What an entry of the history remembers of its page. */
export interface Remembered {
  /** How far the page was scrolled when a link was followed. */
  top?: number;
  /** Which list the page showed. */
  list?: string;
}
export const remembered = (): Remembered => (history.state as Remembered | null) ?? {};
/** Remember more of the current page. */
export function remember(more: Remembered): void {
  history.replaceState({ ...remembered(), ...more }, '');
}

/** Go to another page of this site. */
export function go(address: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, '', address);
  else {
    remember({ top: scrollY });
    history.pushState(null, '', address);
  }
  look();
  if (!how.replace) scrollTo(0, 0);
}

/** Follow plain clicks on our own links; everything else is left to the browser. */
export function followLinks(): void {
  addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.hash && url.pathname === location.pathname) return;
    event.preventDefault();
    go(url.pathname + url.search);
  });
}
