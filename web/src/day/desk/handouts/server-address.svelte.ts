/** The address of this server for phones in the hall: that of this page, unless the organiser sets another. */

const KEY = 'stolik.address';

function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

class Address {
  own = $state(kept());

  /** Without a slash at the end. */
  get text(): string {
    return (this.own.trim() || location.origin).replace(/\/+$/, '');
  }
  /** Whether the address works only on this machine. */
  get isLocal(): boolean {
    return /^https?:\/\/(localhost|127\.|\[::1\])/.test(this.text);
  }

  /** Use the server's address in the hall's network, unless the organiser has typed one. */
  suggest(found: readonly string[]): void {
    const [likeliest] = found;
    if (likeliest && !this.own.trim() && this.isLocal) this.set(likeliest);
  }

  set(text: string): void {
    this.own = text;
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // It has to be typed again next time.
    }
  }
}

export const address = new Address();
