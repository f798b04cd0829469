/** Dragging pegs: from the palette or an earlier row into a hole, from hole to hole, or out of a hole. */
export interface Drops {
  put: (hole: number, letter: string) => void;
  swap: (from: number, to: number) => void;
  clear: (hole: number) => void;
}

/** Dragging key pegs into the tray, and out of it. */
export interface MarkDrops {
  add: (kind: "red" | "white") => void;
  remove: (kind: "red" | "white") => void;
}

const SLACK = 6;

interface Held {
  letter: string;
  from: number | null;
  x: number;
  y: number;
  peg: Element;
  ghost: HTMLElement | null;
}

function heldBy(target: EventTarget | null): Pick<Held, "letter" | "from" | "peg"> | null {
  if (!(target instanceof Element)) return null;
  const source = target.closest<HTMLElement>("[data-letter]");
  const peg = source?.querySelector(".peg, .hole.blank");
  if (!source?.dataset["letter"] || !peg) return null;
  const hole = source.dataset["hole"];
  return { letter: source.dataset["letter"], from: hole === undefined ? null : Number(hole), peg };
}

function holeAt(x: number, y: number): number | null {
  const hole = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-hole]")?.dataset["hole"];
  return hole === undefined ? null : Number(hole);
}

function ghostOf(peg: Element): HTMLElement {
  const size = peg.getBoundingClientRect().width;
  const ghost = peg.cloneNode(true) as HTMLElement;
  ghost.classList.add("ghost");
  ghost.style.setProperty("--peg", `${size * 1.15}px`);
  document.body.append(ghost);
  return ghost;
}

/** Listen for drags inside a node; returns how to stop. */
export function dragging(node: HTMLElement, drops: () => Drops | null): () => void {
  let held: Held | null = null;

  function end(): void {
    held?.ghost?.remove();
    held = null;
  }
  function down(event: PointerEvent): void {
    const source = drops() && event.button === 0 ? heldBy(event.target) : null;
    held = source ? { ...source, x: event.clientX, y: event.clientY, ghost: null } : null;
  }
  function move(event: PointerEvent): void {
    if (!held) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    held.ghost ??= ghostOf(held.peg);
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  }
  function up(event: PointerEvent): void {
    const done = held;
    end();
    const to = drops();
    if (!done?.ghost || !to) return;
    swallowClick();
    drop(done, holeAt(event.clientX, event.clientY), to);
  }
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return () => {
    end();
    node.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
}

/** Listen for drags of key pegs inside a node; returns how to stop. */
export function draggingMarks(node: HTMLElement, drops: () => MarkDrops | null): () => void {
  let held: {
    kind: "red" | "white";
    placed: boolean;
    x: number;
    y: number;
    peg: Element;
    ghost: HTMLElement | null;
  } | null = null;

  function end(): void {
    held?.ghost?.remove();
    held = null;
  }
  function down(event: PointerEvent): void {
    const source =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-mark]:not(:disabled)") : null;
    const peg = source?.querySelector("i");
    if (!source || !peg || !drops() || event.button !== 0) return;
    held = {
      kind: source.dataset["mark"] === "red" ? "red" : "white",
      placed: "placed" in source.dataset,
      x: event.clientX,
      y: event.clientY,
      peg,
      ghost: null,
    };
  }
  function move(event: PointerEvent): void {
    if (!held || (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK)) return;
    held.ghost ??= ghostOf(held.peg);
    held.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    event.preventDefault();
  }
  function up(event: PointerEvent): void {
    const done = held;
    end();
    const to = drops();
    if (!done?.ghost || !to) return;
    swallowClick();
    const inside = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-tray]");
    if (inside && !done.placed) to.add(done.kind);
    if (!inside && done.placed) to.remove(done.kind);
  }
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", end);
  return () => {
    end();
    node.removeEventListener("pointerdown", down);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  };
}

/** A drag that ends where it began must not count as a tap as well. */
function swallowClick(): void {
  const swallow = (click: Event) => click.stopPropagation();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function drop(held: Held, hole: number | null, to: Drops): void {
  if (hole === null) {
    if (held.from !== null) to.clear(held.from);
  } else if (held.from === null) to.put(hole, held.letter);
  else to.swap(held.from, hole);
}
