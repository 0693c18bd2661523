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
export async function askService({ url, headers, body, signal, timeLimitMs = TIME_LIMIT_MS }: Question): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/geo+json, application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`the routing service answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    if (!(chunk instanceof Uint8Array)) continue;
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > MAX_BYTES) throw new Error('the answer of the routing service is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}
