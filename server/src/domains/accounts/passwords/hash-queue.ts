import { AppError } from '@kvadrat/contracts/errors';

/** Whose turn comes first: `later` is for networks that have been trying a lot. */
export type Lane = 'first' | 'later';

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

export interface HashQueueOptions {
  /** Jobs that run at a time. */
  workers: number;
  /** Jobs that may wait; a flood is refused at once instead of making everybody wait. */
  waiting: number;
}

/** Seconds after which a refused caller should try again. */
export const BUSY_RETRY_SECONDS = 2;

/** Bounds what password hashes may cost. Those of the first lane overtake, and push the last one of the other lane out. */
export class HashQueue {
  readonly #lanes: Readonly<Record<Lane, Waiting[]>> = { first: [], later: [] };
  #running = 0;

  constructor(private readonly options: HashQueueOptions) {}

  /** @throws AppError `unavailable` when too many wait */
  async run<T>(lane: Lane, job: () => Promise<T>): Promise<T> {
    await this.#turn(lane);
    try {
      return await job();
    } finally {
      this.#running -= 1;
      (this.#lanes.first.shift() ?? this.#lanes.later.shift())?.start();
    }
  }

  #turn(lane: Lane): Promise<void> {
    if (this.#running < this.options.workers) {
      this.#running += 1;
      return Promise.resolve();
    }
    const { first, later } = this.#lanes;
    if (first.length + later.length >= this.options.waiting) {
      const loser = lane === 'first' ? later.pop() : undefined;
      if (loser === undefined) return Promise.reject(tooBusy());
      loser.refuse(tooBusy());
    }
    return new Promise((resolve, reject) => {
      const start = (): void => {
        this.#running += 1;
        resolve();
      };
      this.#lanes[lane].push({ start, refuse: reject });
    });
  }
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'too many passwords to check', { status: 503 });
}
