/** What a page notes about its interactions; kept on its global object. Milliseconds. */
export interface InteractionTimes {
  /** Longest time from an input to the frame that shows its effect, by interaction. */
  interactions: Record<number, number>;
  /** Longest time from a click or key to the task after the next frame; the browser tells of no interaction under 16. */
  frame: number;
  /** Longest time from a pointer's coming or going to the frame after it; under 16 none is told. */
  hover: number;
  /** Longest task; under 50 none is told. */
  block: number;
  /** From the last click to the frame with the ad's heading in it; null while there is none. */
  adVisible: number | null;
}

/** Runs in the page before its scripts. */
export function watchInteractions(): void {
  const times: InteractionTimes = { interactions: {}, frame: 0, hover: 0, block: 0, adVisible: null };
  Reflect.set(globalThis, 'interactionTimes', times);
  // The threshold is missing in TypeScript's own types.
  const events: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const { name, duration, ...entry } of list.getEntries().map(toEntry)) {
      if (entry.id > 0) times.interactions[entry.id] = Math.max(times.interactions[entry.id] ?? 0, duration);
      else if (/^(?:pointer|mouse)(?:over|enter|out|leave)$/.test(name)) times.hover = Math.max(times.hover, duration);
    }
  }).observe(events);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.block = Math.max(times.block, duration);
  }).observe({ type: 'longtask', buffered: true });

  for (const input of ['click', 'keydown']) {
    addEventListener(
      input,
      ({ timeStamp }) => {
        requestAnimationFrame(() =>
          setTimeout(() => (times.frame = Math.max(times.frame, performance.now() - timeStamp))),
        );
      },
      { capture: true },
    );
  }

  function toEntry(entry: PerformanceEntry): { name: string; duration: number; id: number } {
    return { name: entry.name, duration: entry.duration, id: Number(Reflect.get(entry, 'interactionId')) };
  }

  addEventListener(
    'click',
    ({ timeStamp }) => {
      times.adVisible = null;
      const look = (): void => {
        const heading = document.querySelector('#kvadrat-mf-listings h1');
        if (heading === null || heading.getBoundingClientRect().height === 0) requestAnimationFrame(look);
        // The frame after next has it on screen.
        else requestAnimationFrame(() => (times.adVisible = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}
