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

/** Show an alert, if the user wants them and looks elsewhere; a later one with the same address replaces it. */
export async function alertUser(title: string, address: string): Promise<void> {
  if (!settings.alerts || document.visibilityState === 'visible') return;
  if (!canAlert() || Notification.permission !== 'granted') return;
  const options = { tag: address, icon: '/icon-192.png', renotify: true, data: { address } };
  // Phones show them only through the worker, which also answers a press when the page has been frozen since.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(title, options);
    return;
  }
  const note = new Notification(title, options);
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
