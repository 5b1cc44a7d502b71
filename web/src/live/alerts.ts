/**
 * Alerts outside the page: the user's turn, and a full table. Only if the user asked for them, and only while the page
 * is not looked at. They come over the page's own connection: a closed browser gets none.
 */
import { keep, settings } from '../settings.svelte';

/** Whether this browser can show them at all: over plain http in a local network it cannot. */
export const canAlert = (): boolean => typeof Notification !== 'undefined' && isSecureContext;

/** Whether the browser refuses them. */
export const isRefused = (): boolean => canAlert() && Notification.permission === 'denied';

/** Switch alerts on or off; the browser asks the user once, after this press. */
export async function chooseAlerts(on: boolean): Promise<boolean> {
  const allowed = on && canAlert() && (await Notification.requestPermission()) === 'granted';
  keep({ alerts: allowed });
  return allowed;
}

/** One after the other, so that an alert withdrawn at once is not shown after all. */
let last: Promise<void> = Promise.resolve();
const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));
/** Shown without a worker: only this page can close them. */
const own = new Map<string, Notification>();

/**
 * Show an alert, if the user wants them and looks elsewhere; `about` says more in a second line. A later one with the
 * same address replaces it, and it goes when the user looks at the page.
 */
export const alertUser = (title: string, address: string, about = ''): Promise<void> =>
  inTurn(async () => {
    if (!settings.alerts || document.visibilityState === 'visible') return;
    if (!canAlert() || Notification.permission !== 'granted') return;
    await show(title, address, about);
    if ((document.visibilityState as string) === 'visible') await close(address);
    else document.addEventListener('visibilitychange', () => void withdrawAlert(address), { once: true });
  });

/** Remove an alert that no longer holds: the turn is over, or the user is here. */
export const withdrawAlert = (address: string): Promise<void> => inTurn(() => close(address));

async function show(title: string, address: string, body: string): Promise<void> {
  const options = { tag: address, icon: '/icon-192.png', renotify: true, body, data: { address } };
  // Phones show them only through the worker, which also answers a press when the page has been frozen since.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return;
  }
  const note = new Notification(title, options);
  own.set(address, note);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

async function close(address: string): Promise<void> {
  own.get(address)?.close();
  own.delete(address);
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const note of (await worker?.getNotifications({ tag: address })) ?? []) note.close();
}
