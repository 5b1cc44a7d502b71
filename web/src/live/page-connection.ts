/** The connection of a page: it reconnects when the page becomes visible again or the network is back. */
import { Connection, type Listener, type Protocol, type SocketLike } from './connection';

/** The address of a socket of this server. */
export function socketAddress(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${path}`;
}

export interface PageConnection<News, Answer extends { id: string; seq: number | null }> {
  connection: Connection<News, Answer>;
  /** Close, and stop listening for wake-ups. */
  close(): void;
}

/** Connect to a path of this server. */
export function connect<News, Answer extends { id: string; seq: number | null }>(
  path: string,
  protocol: Protocol<News, Answer>,
  listener: Listener<News>,
): PageConnection<News, Answer> {
  const connection = new Connection(
    {
      open: () => new WebSocket(socketAddress(path)) as unknown as SocketLike,
      now: () => Date.now(),
      random: () => Math.random(),
      later: (what, ms) => setTimeout(what, ms),
      cancel: (handle) => {
        clearTimeout(handle as number);
      },
    },
    protocol,
    listener,
  );
  const wake = () => {
    if (document.visibilityState === 'visible') connection.wake();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  connection.start();
  return {
    connection,
    close: () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      connection.stop();
    },
  };
}
