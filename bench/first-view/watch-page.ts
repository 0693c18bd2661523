/** What a page notes about itself, in milliseconds from the start of its navigation. */
export interface PageTimes {
  /** The first card of the list is on screen. */
  visible: number | null;
  /** A click on the first heart changed its `aria-pressed`. */
  interactive: number | null;
  largestPaint: number;
  layoutShift: number;
}

/** Runs in the page before its scripts. */
export function watchPage(): void {
  const times: PageTimes = { visible: null, interactive: null, largestPaint: 0, layoutShift: 0 };
  Reflect.set(globalThis, 'pageTimes', times);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) times.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) times.layoutShift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });

  // Frames are drawn only once the styles are there, so the frame after next has the card in it.
  const look = (): void => {
    const card = document.querySelector('main article a[href*="/oglasi/"]');
    if (card === null || card.getBoundingClientRect().height === 0) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => {
      times.visible = performance.now();
      tryHeart();
    });
  };
  requestAnimationFrame(look);

  const tryHeart = (): void => {
    const heart = document.querySelector<HTMLButtonElement>('main article button[aria-pressed]');
    const before = heart?.getAttribute('aria-pressed');
    heart?.click();
    setTimeout(() => {
      if (heart !== null && heart.getAttribute('aria-pressed') !== before) times.interactive ??= performance.now();
      else tryHeart();
    }, 50);
  };
}
