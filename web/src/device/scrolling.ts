/** Let the keyboard reach a region while it scrolls, and only then: a stop where nothing can be done is in the way. */
export function reachable(region: HTMLElement): () => void {
  const look = (): void => {
    if (region.scrollHeight > region.clientHeight + 1) region.tabIndex = 0;
    else region.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const part of [region, ...region.children]) sizes.observe(part);
  };
  const parts = new MutationObserver(watch);
  parts.observe(region, { childList: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
  };
}
