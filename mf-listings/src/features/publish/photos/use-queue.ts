import { useEffect, useRef } from 'react';

interface Queued {
  key: number;
  file: File;
  stop: AbortController;
}

interface Queue {
  add: (key: number, file: File) => void;
  /** Gives one up, whether it waits or is on its way. */
  stop: (key: number) => void;
}

/** Works off files one after the other, and gives all of them up when the page is left. */
export function useQueue(work: (next: Queued) => Promise<void>): Queue {
  const waiting = useRef<Queued[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const isRunning = useRef(false);
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = waiting.current.shift(); next !== undefined; next = waiting.current.shift()) await work(next);
    isRunning.current = false;
  }

  return {
    add(key, file) {
      const stop = new AbortController();
      stops.current.set(key, stop);
      waiting.current.push({ key, file, stop });
      void run();
    },
    stop: (key) => stops.current.get(key)?.abort(),
  };
}
