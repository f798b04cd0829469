/** Small things kept in this browser; a browser that refuses to keep them only forgets. */

/** Whether another tab has changed what is kept under a key. */
export const isChanged = (event: StorageEvent, key: string) => event.key === `keypeg.${key}`;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`keypeg.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    const text = JSON.stringify(value);
    // Reading is quick, and writing is not.
    if (localStorage.getItem(`keypeg.${key}`) !== text) localStorage.setItem(`keypeg.${key}`, text);
  } catch {
    return;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`keypeg.${key}`);
  } catch {
    return;
  }
}
