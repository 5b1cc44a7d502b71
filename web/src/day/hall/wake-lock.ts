/** Keeps the screen on while a page is visible, so that a clock does not go dark. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let left = false;
  const take = async () => {
    if (left || lock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      lock.addEventListener('release', () => (lock = null));
      if (left) void lock.release();
    } catch {
      // Low battery or an insecure address: the device's own settings apply.
    }
  };
  const again = () => void take();
  document.addEventListener('visibilitychange', again);
  // Some browsers grant it only after a touch.
  addEventListener('pointerdown', again, { passive: true });
  void take();
  return () => {
    left = true;
    document.removeEventListener('visibilitychange', again);
    removeEventListener('pointerdown', again);
    void lock?.release();
  };
}
