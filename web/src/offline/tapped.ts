/** What of a window and of the list of windows is needed here. */
interface Window {
  url: string;
  focus(): Promise<unknown>;
}
interface Windows {
  matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Bring somebody who taps a notification to its table: to the window that shows it, or to a new one. */
export async function tapped(notification: { data?: unknown; close(): void }, windows: Windows): Promise<void> {
  notification.close();
  const path = typeof notification.data === "string" ? notification.data : "/";
  const all = await windows.matchAll({ type: "window", includeUncontrolled: true });
  const there = all.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : windows.openWindow(path));
}
