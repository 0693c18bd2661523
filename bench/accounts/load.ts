import { setTimeout as pause } from 'node:timers/promises';

export interface Load {
  /** Milliseconds of each call that was answered with 200; others are counted, not timed. */
  times: number[];
  /** Calls by the status they were answered with. */
  statuses: Record<string, number>;
  seconds: number;
}

/** One call. @returns its status and how long it took, in milliseconds */
export type TimedCall = () => Promise<{ status: number; ms: number }>;

/** Takes the time of a call. */
export async function timed(call: () => Promise<{ status: number }>): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - start };
}

/** As much as so many clients get done, each calling again as soon as it is answered. */
export async function closedLoad(clients: number, seconds: number, call: TimedCall): Promise<Load> {
  const load: Load = { times: [], statuses: {}, seconds };
  const end = performance.now() + seconds * 1000;
  const client = async (): Promise<void> => {
    while (performance.now() < end) count(load, await call());
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  return { ...load, seconds: (performance.now() - start) / 1000 };
}

/** So many calls a second, answered or not, as people and attackers come. */
export async function openLoad(perSecond: number, seconds: number, call: TimedCall): Promise<Load> {
  const load: Load = { times: [], statuses: {}, seconds };
  const calls: Promise<void>[] = [];
  const start = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / 1000) {
    while (calls.length < elapsed * perSecond)
      calls.push(
        call().then((answer) => {
          count(load, answer);
        }),
      );
    await pause(2);
  }
  await Promise.all(calls);
  return load;
}

function count({ times, statuses }: Load, { status, ms }: { status: number; ms: number }): void {
  if (status === 200) times.push(ms);
  statuses[status] = (statuses[status] ?? 0) + 1;
}
