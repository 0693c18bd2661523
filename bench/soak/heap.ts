const SERIES = /^nodejs_heap_size_used_bytes (\S+)$/m;

/** Megabytes that are in use in the heaps of the main threads, of all processes that serve; null when it is not told. */
export async function heapOf(origin: string, token: string): Promise<number | null> {
  const answer = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  }).catch(() => null);
  const bytes = answer?.ok === true ? SERIES.exec(await answer.text())?.[1] : undefined;
  return bytes === undefined ? null : Math.round(Number(bytes) / 2 ** 20);
}
