/// <reference lib="webworker" />
/** The service worker: keeps the page on the device, and the parts that play without a server once they were asked for. */

import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { tapped } from "./tapped.ts";

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const PARTS = "keypeg-parts";
/** The folder of this page on its host: the service worker lies in it. */
const ROOT = location.pathname.replace(/[^/]*$/, "");
const LIST = `${ROOT}offline.json`;
const CATALOGUE = "keypeg-catalogue";
const PATIENCE_SECONDS = 4;

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// Every place within the page is the page; a server's own addresses are not.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("index.html"), {
    denylist: [/^\/(api|docs|help|health|metrics)(\/|$)/, /\.[a-z]+$/],
  }),
);

registerRoute(({ url }) => url.pathname.startsWith(`${ROOT}assets/offline-`), new CacheFirst({ cacheName: PARTS }));
// What can be played changes only with a new version; the start page shows it at once without a network.
registerRoute(
  ({ url }) => /^\/api\/(editions|levels)$/.test(url.pathname),
  new NetworkFirst({ cacheName: CATALOGUE, networkTimeoutSeconds: PATIENCE_SECONDS }),
);

/** Delete the parts of older versions. */
async function forgetOldParts(): Promise<void> {
  const parts = await caches.open(PARTS);
  const told = await parts.match(LIST);
  if (!told) return;
  const folder = ROOT + ((await told.json()) as { folder: string }).folder.replace(/^\//, "");
  for (const request of await parts.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== LIST && !pathname.startsWith(folder)) await parts.delete(request);
  }
}

/** Keep what can be played from the first visit on; a plain web host has no such addresses, and its page asks for none. */
async function keepCatalogue(): Promise<void> {
  const catalogue = await caches.open(CATALOGUE);
  await catalogue.addAll(["/api/editions", "/api/levels"]).catch(() => undefined);
}

// The page that was loaded before there was a service worker is kept from its first visit on.
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([forgetOldParts(), keepCatalogue(), self.clients.claim()])),
);

// A new version waits until the person says so: a game in play is never interrupted.
self.addEventListener("message", (event) => {
  if ((event.data as { type?: string } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

self.addEventListener("notificationclick", (event) => event.waitUntil(tapped(event.notification, self.clients)));
