import { AppError } from '@kvadrat/contracts/errors';

interface Flight<T> {
  promise: Promise<T>;
  waiting: number;
  controller: AbortController;
}

/** Work that several ask for at once is done once; it is given up when the last of them has gone. */
export class SharedWork<T> {
  private readonly flights = new Map<string, Flight<T>>();

  /** @throws AppError 'abort' for whoever has gone, whatever `work` throws for the others */
  async do(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (signal?.aborted === true) throw gone();
    const flight = this.flights.get(key) ?? this.begin(key, work);
    flight.waiting += 1;
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(gone());
      signal?.addEventListener('abort', leave, { once: true });
    });
    try {
      return await Promise.race([flight.promise, left]);
    } finally {
      signal?.removeEventListener('abort', leave);
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        // Whoever comes now begins anew.
        if (this.flights.get(key) === flight) this.flights.delete(key);
        flight.controller.abort();
      }
    }
  }

  private begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = { promise: work(controller.signal), waiting: 0, controller };
    // With everybody gone nobody hears of a failure.
    flight.promise.catch(() => undefined);
    this.flights.set(key, flight);
    return flight;
  }
}

function gone(): AppError {
  return new AppError('abort', 'nobody waits for it any more');
}
