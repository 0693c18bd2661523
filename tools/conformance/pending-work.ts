/** Longest timer a remote may leave behind: unused data is kept for 5 minutes. */
export const KEPT_DATA_MS = 300_000;

/** Runs in the page before its scripts and keeps count of timers that have not fired. */
export function watchPending(): void {
  const timers = new Map<number, number>();
  const intervals = new Set<number>();
  const {
    setTimeout: realTimeout,
    clearTimeout: realClear,
    setInterval: realInterval,
    clearInterval: realClearInterval,
  } = globalThis;
  const timeout = (handler: TimerHandler, delay = 0, ...given: unknown[]): number => {
    const id = Number(
      realTimeout(() => {
        timers.delete(id);
        if (typeof handler === 'function') Reflect.apply(handler, globalThis, given);
      }, delay),
    );
    timers.set(id, delay);
    return id;
  };
  const interval = (handler: TimerHandler, delay = 0, ...given: unknown[]): number => {
    const run = (): void => {
      if (typeof handler === 'function') Reflect.apply(handler, globalThis, given);
    };
    const id = Number(realInterval(run, delay));
    intervals.add(id);
    return id;
  };
  const clear = (id?: number): void => {
    timers.delete(id ?? -1);
    intervals.delete(id ?? -1);
    realClear(id);
    realClearInterval(id);
  };
  Object.assign(globalThis, { setTimeout: timeout, setInterval: interval, clearTimeout: clear, clearInterval: clear });
  Reflect.set(globalThis, 'pendingWork', () => ({ timers: [...timers.values()], intervals: intervals.size }));
}

export interface PendingWork {
  /** Delays of timers that have not fired, in milliseconds. */
  timers: number[];
  intervals: number;
}
