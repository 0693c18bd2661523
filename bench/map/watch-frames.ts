/** Runs in the page: keeps the time of every frame until it is read. */
export function watchFrames(): void {
  const frames: number[] = [];
  const note = (time: number): void => {
    frames.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Reflect.set(globalThis, 'frames', frames);
}

export interface FrameRate {
  fps: number;
  /** Milliseconds that nineteen of twenty frames take at most. */
  p95: number;
}

/** @param times of frames one after the other, in milliseconds */
export function rateOf(
  times: readonly number[],
  quantile: (values: readonly number[], q: number) => number,
): FrameRate {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  return { fps: (gaps.length / total) * 1000, p95: quantile(gaps, 0.95) };
}
