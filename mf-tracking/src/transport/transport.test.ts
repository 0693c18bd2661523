import { NO_CONSENT, type RemoteStorage } from '@kvadrat/contracts/remote';
import { openTransport, type Transport, type TransportPorts } from './transport';
import type { ToldEvent } from './told-event';

const ADDRESS = '/api-next/tracking/v1/b';

interface Sent {
  ids: string[];
  retry: string | undefined;
  keepalive: boolean | undefined;
  bytes: number;
}

let sent: Sent[];
let answers: (() => Promise<Response>)[];
let kept: Map<string, string>;
let transport: Transport;

const storage: RemoteStorage = {
  get: (key) => kept.get(key) ?? null,
  set: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
  persistent: true,
};

/** jsdom has no `Response`; what is read of one is its status and one header. */
function answer(status: number, retryAfter?: string): () => Promise<Response> {
  return () => {
    const headers = { get: () => retryAfter ?? null };
    return Promise.resolve({
      status,
      ok: status < 400,
      headers,
      text: () => Promise.resolve(''),
    } as unknown as Response);
  };
}

const fakeFetch = (_address: string, init: RequestInit = {}): Promise<Response> => {
  const body = typeof init.body === 'string' ? init.body : '';
  const { batch } = JSON.parse(body) as { batch: ToldEvent[] };
  const headers = new Map(Object.entries(init.headers ?? {}));
  sent.push({
    ids: batch.map(({ messageId }) => messageId),
    retry: headers.get('x-retry-count') as string | undefined,
    keepalive: init.keepalive,
    bytes: body.length,
  });
  return (answers.shift() ?? answer(200))();
};

function pageWith(fetch: TransportPorts['page']['fetch']): TransportPorts['page'] {
  return { fetch, addEventListener: window.addEventListener.bind(window) };
}

function open(): Transport {
  return openTransport({ storage, address: ADDRESS, page: pageWith(fakeFetch) });
}

function event(messageId: string, filler = ''): ToldEvent {
  return {
    type: 'track',
    event: 'Ad Seen',
    messageId,
    anonymousId: 'browser',
    timestamp: '2026-01-01T00:00:00Z',
    properties: { filler },
    context: { consent: { ...NO_CONSENT, analytics: true } },
  };
}

const tell = (count: number, filler = '', first = 0): void => {
  for (let index = 0; index < count; index += 1) transport.send(event(`m${first + index}`, filler));
};

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  answers = [];
  kept = new Map();
  transport = open();
});
afterEach(() => {
  transport.stop();
  jest.useRealTimers();
});

test('R197 ten events leave at once, fewer after five seconds', async () => {
  tell(9);
  await jest.advanceTimersByTimeAsync(4999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ ids }) => ids.length)).toEqual([9]);
  tell(10, '', 10);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.map(({ ids }) => ids.length)).toEqual([9, 10]);
  expect(kept.size).toBe(0);
});

test('R197 events that weigh 450 KB leave before there are ten, in batches of no more', async () => {
  tell(8, 'x'.repeat(100_000));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBeGreaterThan(1);
  for (const { bytes } of sent) expect(bytes).toBeLessThan(451_000);
  expect(sent.flatMap(({ ids }) => ids)).toHaveLength(8);
});

test('R198 a busy server is asked again as late as it says, ten times, and then no more', async () => {
  answers = [answer(503, '7'), ...Array.from({ length: 10 }, () => answer(500))];
  tell(10);
  await jest.advanceTimersByTimeAsync(6999);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(sent.map(({ retry }) => retry)).toEqual([undefined, '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(kept.size).toBe(0);
});

test.each([
  [429, 2],
  [500, 2],
  [400, 1],
  [413, 1],
])('R198 after %i a batch is sent %i times', async (status, times) => {
  answers = [answer(status)];
  tell(10);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(times);
});

test('a line that is down loses nothing: the order stays, and what is told meanwhile comes after', async () => {
  answers = [() => Promise.reject(new TypeError('offline')), () => Promise.reject(new TypeError('offline'))];
  tell(10);
  await jest.advanceTimersByTimeAsync(0);
  tell(3, '', 10);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent.at(-1)?.ids).toEqual(Array.from({ length: 13 }, (_, index) => `m${index}`));
  expect(kept.size).toBe(0);
});

test('when the page is left 50 KB go along, and the rest with the next page', async () => {
  tell(8, 'x'.repeat(10_000));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toMatchObject([{ keepalive: true, ids: ['m0', 'm1', 'm2', 'm3'] }]);
  expect(sent[0]?.bytes).toBeLessThan(50_200);
  await jest.advanceTimersByTimeAsync(0);
  // A tab that is killed says nothing more; the next page begins with what is stored.
  const next = open();
  await jest.advanceTimersByTimeAsync(5000);
  next.stop();
  expect(new Set(sent.flatMap(({ ids }) => ids)).size).toBe(8);
});

test('stopping forgets what waits, gives up what runs, and sends nothing when the page is left', async () => {
  let aborted = false;
  const hanging = openTransport({
    storage,
    address: ADDRESS,
    page: pageWith(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new Error('aborted'));
          });
        }),
    ),
  });
  for (let index = 0; index < 12; index += 1) hanging.send(event(`h${index}`));
  tell(3);
  hanging.stop();
  transport.stop();
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect([aborted, sent.length, kept.size]).toEqual([true, 0, 0]);
});

test('what somebody else has written into its place is not told', async () => {
  kept.set('track-queue', '[1,{"messageId":7},{"messageId":"ok","context":{}}]');
  const next = open();
  await jest.advanceTimersByTimeAsync(5000);
  next.stop();
  kept.set('track-queue', '{broken');
  open().stop();
  expect(sent.map(({ ids }) => ids)).toEqual([['ok']]);
});
