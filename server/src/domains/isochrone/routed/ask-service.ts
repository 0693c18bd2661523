export interface Question {
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 4000;
/** An area of an hour has some hundred kilobytes. */
const MAX_BYTES = 2_000_000;

/**
 * Asks a service for JSON. The time holds for the whole answer, not only for its beginning.
 * @throws Error when it does not answer in time, with another status than 200, with too much or with no JSON; never tells headers
 */
export async function askService({
  url,
  headers,
  body,
  signal,
  timeLimitMs = TIME_LIMIT_MS,
}: Question): Promise<unknown> {
  signal.throwIfAborted();
  const stop = new AbortController();
  const leave = (): void => stop.abort(new Error('the call of the routing service was aborted'));
  const timer = setTimeout(
    () => stop.abort(new Error(`the routing service took longer than ${timeLimitMs} ms`)),
    timeLimitMs,
  );
  signal.addEventListener('abort', leave, { once: true });
  try {
    const text = await read(stop.signal, () =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/geo+json, application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: stop.signal,
      }),
    );
    const answer: unknown = JSON.parse(text);
    return answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Reads an answer up to its end. It listens to the signal itself: that of `fetch` in Node 20 does nothing any more once
 * the request has been collected, while its body still comes.
 */
async function read(signal: AbortSignal, ask: () => Promise<Response>): Promise<string> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener(
      'abort',
      () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
      { once: true },
    );
  });
  const response = await Promise.race([ask(), stopped]);
  const reader = response.body?.getReader();
  try {
    if (response.status !== 200) throw new Error(`the routing service answered ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for (;;) {
      const part = await Promise.race([reader?.read(), stopped]);
      if (part?.value === undefined) return Buffer.concat(chunks).toString('utf8');
      bytes += part.value.length;
      if (bytes > MAX_BYTES) throw new Error('the answer of the routing service is too large');
      chunks.push(part.value);
    }
  } finally {
    // Of an answer that was read this does nothing; of another one it closes the connection.
    await reader?.cancel().catch(() => undefined);
  }
}
