import { to } from "../page/base.ts";
import { settings } from "./settings.svelte.ts";

interface Turn {
  mine: boolean;
  words: string;
  table: string;
  /** Whether the person looks at an earlier game meanwhile. */
  behind: boolean;
}

const offered = () => "Notification" in globalThis;

/** Whether this device can tell about a turn while the page is hidden. */
export const canNotify = offered;

/** Ask for the permission to notify; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  return offered() && (await Notification.requestPermission()) === "granted";
}

/** Calls somebody back to a table whose turn has come while they look elsewhere: a badge, and a notification if they wish. */
class Calls {
  #mine = false;
  /** Takes the notification away that is shown. */
  #close: (() => void) | null = null;

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.quiet();
    });
  }

  /** Note whose turn it is; whether somebody who looks elsewhere should be called by a sound. */
  turn({ mine, words, table, behind }: Turn): boolean {
    const comes = mine && !this.#mine;
    this.#mine = mine;
    if (!mine) this.quiet();
    const calls = comes && (behind || document.hidden);
    if (!comes || !document.hidden) return calls;
    void navigator.setAppBadge?.(1).catch(() => undefined);
    if (settings.notify && offered() && Notification.permission === "granted") void this.#notify(words, table);
    return calls;
  }

  /** Take the badge and the notification away. */
  quiet(): void {
    void navigator.clearAppBadge?.().catch(() => undefined);
    this.#close?.();
    this.#close = null;
  }

  async #notify(words: string, table: string): Promise<void> {
    const tag = `keypeg-${table}`;
    const options = { tag, icon: to("/icon-192.png"), data: to(`/t/${table}`) };
    try {
      const shown = new Notification(words, options);
      shown.onclick = () => focus();
      this.#close = () => shown.close();
    } catch {
      // Phones allow it only to a service worker, which also opens the table when it is tapped.
      const registration = await navigator.serviceWorker?.getRegistration();
      await registration?.showNotification(words, options);
      this.#close = () => void registration?.getNotifications({ tag }).then((all) => all.forEach((one) => one.close()));
    }
  }
}

export const calls = new Calls();
