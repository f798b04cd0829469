import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calls } from "../src/device/calls.svelte.ts";
import { settings } from "../src/device/settings.svelte.ts";
import { tapped } from "../src/offline/tapped.ts";

const TURN = { mine: true, words: "Your turn, row 2", table: "abc", behind: false };
let told: string[] = [];

/** A device whose page is hidden; `constructs` is false where only a service worker may notify, as on Android. */
function device({ constructs }: { constructs: boolean }): void {
  class Shown {
    static permission = "granted";
    constructor(words: string, { tag }: { tag: string }) {
      if (!constructs)
        throw new TypeError("Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.");
      told.push(`page: ${words} (${tag})`);
    }
    close = () => told.push("closed");
  }
  const registration = {
    showNotification: async (words: string, { tag, data }: { tag: string; data: string }) =>
      void told.push(`worker: ${words} (${tag}) ${data}`),
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => told.push(`closed ${tag}`) }],
  };
  vi.stubGlobal("Notification", Shown);
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  told = [];
  settings.notify = true;
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  calls.turn({ ...TURN, mine: false });
  settings.notify = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a call to the table", () => {
  it("is shown by the page where the device allows that, once per turn", async () => {
    device({ constructs: true });
    calls.turn(TURN);
    calls.turn(TURN);
    await vi.waitFor(() => expect(told).toEqual(["page: Your turn, row 2 (keypeg-abc)"]));
    calls.quiet();
    expect(told.at(-1)).toBe("closed");
  });

  it("is shown by the service worker on a phone, and taken away there", async () => {
    device({ constructs: false });
    calls.turn(TURN);
    await vi.waitFor(() => expect(told).toEqual(["worker: Your turn, row 2 (keypeg-abc) /t/abc"]));
    calls.quiet();
    await vi.waitFor(() => expect(told.at(-1)).toBe("closed keypeg-abc"));
  });

  it("brings somebody who taps it to the window of the table, or opens one", async () => {
    const windows = (urls: string[]) => ({
      matchAll: async () => urls.map((url) => ({ url, focus: async () => told.push(`focus ${url}`) })),
      openWindow: async (path: string) => told.push(`open ${path}`),
    });
    const notification = { data: "/t/abc", close: () => told.push("closed") };
    await tapped(notification, windows(["http://here/", "http://here/t/abc"]));
    await tapped(notification, windows(["http://here/t/other"]));
    expect(told).toEqual(["closed", "focus http://here/t/abc", "closed", "open /t/abc"]);
  });
});
