import { AppError } from '@kvadrat/contracts/errors';

export interface Contender<T> {
  /** Milliseconds from the start of the race; it starts earlier when all before it have failed. */
  startsAt: number;
  run: () => Promise<T>;
}

/**
 * Runs attempts one after the other, each starting when its time has come or its forerunners have
 * failed. The first success wins; the others run on unheard.
 * @throws {AppError} `timeout` after `deadline` milliseconds, else the last failure
 */
export function staggeredRace<T>(contenders: readonly Contender<T>[], deadline: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let running = 0;
    let next = 0;
    const timers = contenders.map(({ startsAt }, index) => setTimeout(() => start(index), startsAt));
    timers.push(
      setTimeout(() => finish(() => reject(new AppError('timeout', `not loaded within ${deadline} ms`))), deadline),
    );
    const finish = (settle: () => void): void => {
      for (const timer of timers) clearTimeout(timer);
      next = contenders.length;
      settle();
    };
    const start = (index: number): void => {
      const contender = contenders[index];
      if (contender === undefined || index !== next) return;
      next += 1;
      running += 1;
      contender.run().then(
        (value) => finish(() => resolve(value)),
        (error: unknown) => {
          running -= 1;
          if (running > 0) return;
          if (next < contenders.length) start(next);
          else finish(() => reject(error instanceof Error ? error : new Error(String(error))));
        },
      );
    };
    start(0);
  });
}
