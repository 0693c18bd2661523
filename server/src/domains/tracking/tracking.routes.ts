import { AppError } from '@kvadrat/contracts/errors';
import type {
  FastifyInstance,
  FastifyPluginCallback,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { refuseForeign } from '../../platform/http';
import { defineLimits, limitNetwork, MINUTE } from '../../platform/limits';
import { addSchemas, reference } from '../../platform/schema';
import { EventWriter, type ReceivedEvent } from './event-writer';
import { readEvent } from './read-event';
import { toldBy } from './told-by';
import { schemas } from './tracking.schema';

/** Browsers give a page 64 KB for what it sends when it is left; in between a batch may weigh more. */
const MAX_BODY_BYTES = 500_000;
/** A visitor sends a batch of ten events or every five seconds; an office shares an address. */
const LIMITS = defineLimits('tracking', { batch: { network: [{ calls: 600, seconds: MINUTE }], open: true } });
/** After so many seconds there is room again. */
const RETRY_AFTER = 2;

type Batch = Type.Static<(typeof schemas)['TrackedBatch']>;
type Taken = Type.Static<(typeof schemas)['TrackedBatchTaken']>;

const answers = {
  200: reference('TrackedBatchTaken'),
  400: reference('ApiError'),
  403: reference('ApiError'),
  413: reference('ApiError'),
  429: reference('ApiError'),
  503: reference('ApiError'),
};

/**
 * `POST /api-next/tracking/v1/b` and `/batch`: events that browsers tell with consent, in the shape of Segment's HTTP API, so that its libraries can
 * send them; `/t` and `/p` take one alone. What is answered as accepted is kept for good. One bad event fails none beside it. Sent to from
 * pages of our own alone.
 */
export const trackingRoutes: FastifyPluginCallback<{ db: Db }> = (app, { db }, done) => {
  addSchemas(app, schemas);
  // Browsers send it as text, which needs no preflight.
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  );
  const take = batchTaker(new EventWriter(db));
  const onRequest = limitNetwork(app, LIMITS.batch);
  addBatches(app, onRequest, take);
  addSingles(app, onRequest, take);
  done();
};

type TakeBatch = (request: FastifyRequest, reply: FastifyReply, batch: Batch) => Promise<Taken>;

/** Makes what keeps the events of a batch and says what became of each. */
function batchTaker(writer: EventWriter): TakeBatch {
  return async (request, reply, batch) => {
    reply.header('cache-control', 'no-store');
    refuseForeign(request);
    if (!writer.hasRoom) return later(reply);
    const { events, rejected } = readBatch(request, batch);
    if (events.length === 0) return { accepted: 0, duplicates: 0, rejected };
    const fresh = await writer.write(events).catch((error: unknown) => {
      request.log.error({ err: error }, 'events were not kept');
      return null;
    });
    if (fresh === null) return later(reply);
    const accepted = new Set(events.map(({ messageId }) => messageId).filter((id) => fresh.has(id))).size;
    return { accepted, duplicates: events.length - accepted, rejected };
  };
}

function readBatch(
  request: FastifyRequest,
  { batch, sentAt }: Batch,
): { events: ReceivedEvent[]; rejected: Taken['rejected'] } {
  const now = Date.now();
  const sent = sentAt === undefined ? NaN : Date.parse(sentAt);
  const skewMs = Number.isNaN(sent) ? 0 : now - sent;
  const bytes = Number(request.headers['content-length'] ?? Infinity);
  const by = toldBy(request);
  const events: ReceivedEvent[] = [];
  const rejected: Taken['rejected'] = [];
  for (const [index, told] of batch.entries()) {
    const event = readEvent(told, { now, skewMs, bytes });
    if (typeof event === 'string') rejected.push({ index, ...messageIdOf(told), reason: event });
    else events.push({ ...event, ...by });
  }
  return { events, rejected };
}

function addBatches(app: FastifyInstance, onRequest: onRequestAsyncHookHandler, take: TakeBatch): void {
  for (const path of ['b', 'batch']) {
    app.post<{ Body: Batch }>(
      `/api-next/tracking/v1/${path}`,
      {
        onRequest,
        bodyLimit: MAX_BODY_BYTES,
        schema: {
          operationId: path === 'b' ? 'trackEvents' : 'trackEventBatch',
          summary: "Events that were told with consent, in Segment's shape",
          tags: ['tracking'],
          body: reference('TrackedBatch'),
          response: answers,
        },
      },
      (request, reply) => take(request, reply, request.body),
    );
  }
}

function addSingles(app: FastifyInstance, onRequest: onRequestAsyncHookHandler, take: TakeBatch): void {
  for (const path of ['t', 'p']) {
    app.post<{ Body: Record<string, unknown> }>(
      `/api-next/tracking/v1/${path}`,
      {
        onRequest,
        bodyLimit: MAX_BODY_BYTES,
        schema: {
          operationId: path === 't' ? 'trackEvent' : 'trackPage',
          summary: 'One event that was told with consent',
          tags: ['tracking'],
          body: Type.Object({}),
          response: answers,
        },
      },
      (request, reply) => {
        const { sentAt } = request.body;
        return take(request, reply, { batch: [request.body], ...(typeof sentAt === 'string' ? { sentAt } : {}) });
      },
    );
  }
}

function later(reply: FastifyReply): never {
  reply.header('retry-after', String(RETRY_AFTER));
  throw new AppError('unavailable', 'events cannot be kept just now', { status: 503 });
}

function messageIdOf(told: unknown): { messageId?: string } {
  return typeof told === 'object' && told !== null && 'messageId' in told && typeof told.messageId === 'string'
    ? { messageId: told.messageId.slice(0, 100) }
    : {};
}
