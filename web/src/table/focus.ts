const PLACES = "[data-letter], [data-hole], .n";

/** Remembers which element has the focus although nobody walked to it by keyboard: Enter there means the row. */
export class CasualFocus {
  #element: Element | null = null;

  /** Note what a person pointed at. */
  point(event: PointerEvent): void {
    this.#element = (event.target as Element).closest(PLACES);
  }

  /** Note a key, and return whether it is an Enter that means the row and not the element. */
  press(event: KeyboardEvent): boolean {
    if (event.key === "Tab") this.#element = null;
    const element = this.#element;
    return event.key === "Enter" && element !== null && event.target === element && element.matches(PLACES);
  }

  /** Give the focus to what comes next, if nothing has it. */
  moveOn(): void {
    // With the next frame, which lays the board out anyway: to look for the focus now would do that twice.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body || document.querySelector("dialog[open]")) return;
      const next =
        document.querySelector<HTMLElement>("[data-hole][aria-current], .acts .main:not(:disabled)") ??
        document.querySelector<HTMLElement>("h1");
      next?.toggleAttribute("data-casual", true);
      next?.addEventListener("blur", () => next.removeAttribute("data-casual"), { once: true });
      next?.focus({ preventScroll: true });
      this.#element = next;
    });
  }
}
