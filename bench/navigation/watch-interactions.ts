/** What a page notes about its interactions; kept on its global object. */
export interface InteractionTimes {
  /** Longest time from an input to the frame that shows its effect, in milliseconds, by interaction. */
  interactions: Record<number, number>;
  /** From the last click to the frame with the ad's heading in it; null while there is none. */
  adVisible: number | null;
}

/** Runs in the page before its scripts. */
export function watchInteractions(): void {
  const times: InteractionTimes = { interactions: {}, adVisible: null };
  Reflect.set(globalThis, 'interactionTimes', times);
  // The threshold is missing in TypeScript's own types.
  const interactions: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id > 0) times.interactions[id] = Math.max(times.interactions[id] ?? 0, entry.duration);
    }
  }).observe(interactions);

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
