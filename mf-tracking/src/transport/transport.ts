import type { RemoteStorage } from '@kvadrat/contracts/remote';
import { EventQueue } from './event-queue';
import type { ToldEvent } from './told-event';

/** The constants of the specification (section 3), which are the defaults of Segment's library. */
const BATCH_EVENTS = 10;
const BATCH_MS = 5000;
const BATCH_BYTES = 450_000;
const RETRIES = 10;
/** Browsers take 64 KB in all of what is sent while a page is left; some of it is for others. */
const LEAVING_BYTES = 50_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

export interface TransportPorts {
  storage: RemoteStorage;
  /** Where batches go. */
  address: string;
  /** The page whose end sends what is left. */
  page: Pick<Window, 'addEventListener'> & { fetch: (address: string, init: RequestInit) => Promise<Response> };
}

export interface Transport {
  send: (event: ToldEvent) => void;
  /** Stops at once: what runs is given up, what waits is forgotten. */
  stop: () => void;
}

/**
 * Sends events in batches: ten of them, or what there is after five seconds. A busy server (429, 500 and above) and a line that is
 * down are tried again, ten times and as late as the server asks; what was refused otherwise is not. An event may arrive twice, and is kept once by its
 * id. When the page is left, what fits goes along; the rest waits for the next page.
 */
export function openTransport({ storage, address, page }: TransportPorts): Transport {
  const queue = new EventQueue(storage);
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let tries = 0;
  const isStopped = (): boolean => stopping.signal.aborted;

  const post = (batch: readonly ToldEvent[], leaving: boolean): Promise<Response> =>
    page.fetch(address, {
      method: 'POST',
      // As plain text, which needs no question first where the collector is on another host.
      headers: { 'content-type': 'text/plain', ...(tries === 0 ? {} : { 'x-retry-count': String(tries) }) },
      body: JSON.stringify({ batch, sentAt: new Date().toISOString(), writeKey: 'kvadrat' }),
      keepalive: leaving,
      signal: stopping.signal,
    });
  const schedule = (delay: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, delay);
  };
  const flush = async (): Promise<void> => {
    if (sending || queue.size === 0 || stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = undefined;
    sending = true;
    const batch = queue.oldest(BATCH_BYTES);
    const pause = await pauseAfter(() => post(batch, false), tries);
    sending = false;
    if (isStopped()) return;
    const isOver = pause === null || tries >= RETRIES;
    tries = isOver ? 0 : tries + 1;
    if (isOver) queue.remove(batch);
    if (queue.size > 0) schedule(isOver ? BATCH_MS : pause);
  };
  const leave = (): void => {
    // A batch on its way may have been taken; it stays in the queue, and is kept once by its ids.
    const batch = queue.oldest(LEAVING_BYTES);
    if (batch.length === 0 || stopping.signal.aborted) return;
    post(batch, true).then(
      ({ ok }) => ok && !stopping.signal.aborted && queue.remove(batch),
      () => undefined,
    );
  };
  page.addEventListener('pagehide', leave, { signal: stopping.signal });
  if (queue.size > 0) schedule(BATCH_MS);

  return {
    send(event) {
      if (stopping.signal.aborted) return;
      queue.add(event);
      // While a busy server is waited for, nothing hurries.
      if (tries === 0 && (queue.size >= BATCH_EVENTS || queue.weight() >= BATCH_BYTES)) void flush();
      else schedule(BATCH_MS);
    },
    stop() {
      clearTimeout(timer);
      stopping.abort();
      queue.clear();
    },
  };
}

/** Milliseconds to wait before the same is sent again; null when it need not be. */
async function pauseAfter(post: () => Promise<Response>, tries: number): Promise<number | null> {
  const backoff = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries);
  try {
    const response = await post();
    // Unread, an answer stays on its way for the browser.
    await response.text();
    const { status, headers } = response;
    if (status !== 429 && status < 500) return null;
    const asked = Number(headers.get('retry-after') ?? NaN) * 1000;
    return Number.isFinite(asked) ? Math.min(LONGEST_PAUSE_MS, Math.max(asked, 0)) : backoff;
  } catch {
    return backoff;
  }
}
