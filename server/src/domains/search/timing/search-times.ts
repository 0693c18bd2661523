/** One search as it was answered. */
export interface SearchTime {
  /** What was asked for: a list, its count, its facets, its map. */
  kind: 'list' | 'count' | 'facets' | 'map';
  /** How it was answered, one of few words. */
  plan: string;
  seconds: number;
}

const listeners = new Set<(time: SearchTime) => void>();

/** Tells the listener of every search of this process. @returns ends that */
export function onSearchTime(listener: (time: SearchTime) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Does the work of a search and tells how long it took; failures count as the plan "failed".
 * @param planOf null where what was found does not answer the search yet
 */
export async function timeSearch<Found>(
  kind: SearchTime['kind'],
  work: () => Promise<Found>,
  planOf: (found: Found) => string | null,
): Promise<Found> {
  const start = performance.now();
  const tell = (plan: string): void => {
    const time = { kind, plan, seconds: (performance.now() - start) / 1000 };
    for (const listener of listeners) listener(time);
  };
  try {
    const found = await work();
    const plan = planOf(found);
    if (plan !== null) tell(plan);
    return found;
  } catch (error) {
    tell('failed');
    throw error;
  }
}
