import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { trackingRoutes } from './tracking.routes';

const database = withTestDatabase();
jest.setTimeout(90_000);

const EVENTS = 100;
const DAY_MS = 86_400_000;
const QUEUE = 'track-queue';

interface Answer {
  status: number;
  ok: boolean;
  headers: { get: (name: string) => string | null };
  text: () => Promise<string>;
}
interface Transport {
  send: (event: object) => void;
}
interface Page extends Pick<EventTarget, 'addEventListener' | 'dispatchEvent'> {
  fetch: (address: string, init: { body: string }) => Promise<Answer>;
}
interface TransportModule {
  openTransport: (ports: { storage: object; address: string; page: Page }) => Transport;
}

let app: FastifyInstance;
let openTransport: TransportModule['openTransport'];

beforeAll(async () => {
  // What browsers run: the server knows it by its releases only, this test by its source.
  const source = join(projectRoot(), 'mf-tracking/src/transport/transport.ts');
  ({ openTransport } = (await import(source)) as TransportModule);
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(trackingRoutes, { db: database.db });
    },
  });
});
afterAll(() => app.close());

/** A browser's storage, which outlives its pages. */
function newStorage() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    persistent: true,
  };
}

type Line = (tell: () => Promise<Answer>, turn: number) => Promise<Answer>;

/** A page whose batches go over a line to the portal. @param clockMs milliseconds by which its clock is ahead */
function openPage(storage: ReturnType<typeof newStorage>, line: Line, clockMs = 0): { page: Page; told: Transport } {
  let turn = 0;
  const page: Page = Object.assign(new EventTarget(), {
    fetch: (address: string, { body }: { body: string }) => {
      const batch = JSON.parse(body) as { sentAt: string };
      const sentAt = new Date(Date.parse(batch.sentAt) + clockMs).toISOString();
      const tell = async (): Promise<Answer> => {
        const { statusCode } = await app.inject({
          method: 'POST',
          url: address,
          headers: { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Chrome/140.0' },
          payload: JSON.stringify({ ...batch, sentAt }),
        });
        return answer(statusCode);
      };
      return line(tell, turn++);
    },
  });
  return { page, told: openTransport({ storage, address: '/api-next/tracking/v1/b', page }) };
}

function answer(status: number, retryAfter: string | null = null): Answer {
  return { status, ok: status < 400, headers: { get: () => retryAfter }, text: () => Promise.resolve('') };
}

const good: Line = (tell) => tell();
const never = (): Promise<Answer> => new Promise(() => undefined);

/** Lines on which something goes wrong. What is on its way when a tab is killed is never answered there. */
const lines: Record<string, Line> = {
  'kept, and answered with 500': async (tell, turn) => {
    const kept = await tell();
    return turn % 2 === 0 ? answer(500) : kept;
  },
  'too many, come again': (tell, turn) => (turn % 2 === 0 ? Promise.resolve(answer(429, '1')) : tell()),
  'not now, come again': (tell, turn) => (turn % 2 === 0 ? Promise.resolve(answer(503, '0')) : tell()),
  offline: (tell, turn) => (turn < 2 ? Promise.reject(new TypeError('offline')) : tell()),
  'kept, and the line breaks': async (tell, turn) => {
    const kept = await tell();
    if (turn === 0) throw new TypeError('reset');
    return kept;
  },
  good,
};

interface Browser {
  storage: ReturnType<typeof newStorage>;
  ids: string[];
}

function tell(told: Transport, clockMs = 0): string[] {
  return Array.from({ length: EVENTS }, (_, index) => {
    const messageId = randomUUID();
    told.send({
      type: 'track',
      event: 'Ad Seen',
      messageId,
      anonymousId: 'browser',
      timestamp: new Date(Date.now() + clockMs).toISOString(),
      properties: { listing_id: index + 1 },
      context: { consent: { functional: false, analytics: true, marketing: false, replay: false } },
    });
    return messageId;
  });
}

/** A tab that tells, is killed with batches on their way, and the next page of the same browser. */
function killed(line: Line, leaves: boolean): Browser {
  const storage = newStorage();
  const { page, told } = openPage(storage, line);
  const ids = tell(told);
  if (leaves) page.dispatchEvent(new Event('pagehide'));
  openPage(storage, good);
  return { storage, ids };
}

test('1,000 events over lines that fail, from tabs that are killed and by clocks that are a day off: each is kept once', async () => {
  const began = Date.now();
  const browsers: Browser[] = Object.values(lines).map((line) => {
    const storage = newStorage();
    return { storage, ids: tell(openPage(storage, line).told) };
  });
  for (const clockMs of [-DAY_MS, DAY_MS]) {
    const storage = newStorage();
    browsers.push({ storage, ids: tell(openPage(storage, good, clockMs).told, clockMs) });
  }
  browsers.push(killed(never, false));
  browsers.push(killed((send) => send().then(never), true));
  expect(browsers).toHaveLength(10);

  while (browsers.some(({ storage }) => storage.get(QUEUE) !== null)) {
    expect(Date.now() - began).toBeLessThan(75_000);
    await pause(100);
  }
  const rows = await database.db.selectFrom('tracked_event').select(['message_id', 'happened_at']).execute();
  const ids = browsers.flatMap((browser) => browser.ids);
  expect(rows).toHaveLength(1000);
  expect(new Set(rows.map(({ message_id: id }) => id))).toEqual(new Set(ids));
  const [first = 0, last = 0] = [Math.min, Math.max].map((pick) =>
    pick(...rows.map((row) => row.happened_at.getTime())),
  );
  expect(first).toBeGreaterThan(began - 5000);
  expect(last).toBeLessThanOrEqual(Date.now());
});
