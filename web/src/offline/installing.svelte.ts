/** The page as an app: kept by its service worker, renewed when the person says so, installed if they wish. */

interface InstallEvent extends Event {
  prompt(): Promise<void>;
}

class Installing {
  /** Whether a new version waits. */
  fresh = $state(false);
  #asking = $state.raw<InstallEvent | null>(null);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether the browser would install the page. */
  get possible(): boolean {
    return this.#asking !== null;
  }

  /** Let a service worker keep the page; a browser without one plays on as before. */
  async begin(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      // No banner: the wish is the person's, in the settings.
      event.preventDefault();
      this.#asking = event as InstallEvent;
    });
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    try {
      this.#registration = await navigator.serviceWorker.register(to("/sw.js"));
    } catch {
      return;
    }
    this.#watch(this.#registration);
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = () => {
      this.fresh = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }

  /** Load the new version. */
  renew(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#registration?.waiting?.postMessage({ type: "SKIP_WAITING" });
  }

  async install(): Promise<void> {
    await this.#asking?.prompt();
    this.#asking = null;
  }
}

import { to } from "../page/base.ts";

export const installing = new Installing();
