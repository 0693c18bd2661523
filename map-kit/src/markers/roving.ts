type Direction = readonly [x: number, y: number];

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Stop {
  element: HTMLElement;
  x: number;
  y: number;
}

/**
 * One stop for the keyboard among many elements: arrows go to the nearest one in their direction, Home and End to the
 * first and the last from left to right.
 */
export class Roving {
  #current: HTMLElement | null = null;

  /** @param elements those that are shown now */
  constructor(private readonly elements: () => Iterable<HTMLElement>) {}

  /** After elements have come or gone. */
  refresh(): void {
    const all = [...this.elements()];
    if (this.#current === null || !all.includes(this.#current)) this.#current = all[0] ?? null;
    for (const element of all) element.tabIndex = element === this.#current ? 0 : -1;
  }

  /** Makes an element the stop, as it has the focus. */
  stopAt(element: HTMLElement): void {
    this.#current = element;
    this.refresh();
  }

  /** @returns whether the key was for us */
  press(key: string, from: HTMLElement): boolean {
    const stops = [...this.elements()].map(toStop);
    const here = toStop(from);
    const direction = DIRECTIONS[key];
    const target = direction === undefined ? atEnd(key, stops) : nearest(here, stops, direction);
    target?.element.focus({ preventScroll: true });
    return direction !== undefined || target !== undefined;
  }
}

function toStop(element: HTMLElement): Stop {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, x: left + width / 2, y: top + height / 2 };
}

function atEnd(key: string, stops: readonly Stop[]): Stop | undefined {
  const ordered = stops.toSorted((one, other) => one.x - other.x);
  return key === 'Home' ? ordered[0] : key === 'End' ? ordered.at(-1) : undefined;
}

/** The nearest in a cone of a right angle around the direction; what lies askew counts as farther. */
function nearest(from: Stop, stops: readonly Stop[], [dx, dy]: Direction): Stop | undefined {
  let best: { stop: Stop; distance: number } | undefined;
  for (const stop of stops) {
    if (stop.element === from.element) continue;
    const [x, y] = [stop.x - from.x, stop.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 0 || aside > along) continue;
    const distance = along + 2 * aside;
    if (best === undefined || distance < best.distance) best = { stop, distance };
  }
  return best?.stop;
}
