/** The last choice of somebody on this device; a broken or missing entry does no harm. */
export function recall<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(`stolik.${key}`) ?? '{}') as Partial<T>) };
  } catch {
    return usual;
  }
}

export function remember(key: string, value: object): void {
  try {
    localStorage.setItem(`stolik.${key}`, JSON.stringify(value));
  } catch {
    // A private window may refuse storage; it works until the page is closed.
  }
}
