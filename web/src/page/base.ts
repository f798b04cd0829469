/** Where this page lies on its host: nothing at a server; a plain web host may have it in a folder, such as /keypeg. */
export const base =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="keypeg-base"]')?.content.replace(/\/$/, "") ?? "";

/** The address of a path of this page on its host. */
export const to = (path: string): string => base + path;

/** The address of a path of this page, as others can open it. */
export const linkTo = (path: string): string => location.origin + to(path);

/** The path of this page that an address on its host means. */
export const pathOf = (pathname: string): string =>
  pathname === base ? "/" : pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
