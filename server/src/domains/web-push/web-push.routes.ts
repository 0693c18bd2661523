import { PUSH_WORKER } from '@kvadrat/contracts/account';
import { LOCALES } from '@kvadrat/contracts/locales';
import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyPluginCallback } from 'fastify';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { keepNothing } from '../../platform/http';
import { addSchemas, ApiError, oneOf, reference } from '../../platform/schema';
import { personalCalls, type Accounts } from '../accounts/api';
import { isBrowserKey } from './encrypt-push';
import { isPushService } from './push-services';
import { SenderKeys } from './sender-key';
import { WORKER_SCRIPT } from './worker-script';

export interface WebPushDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'sessionName' | 'protect' | 'limit'>;
  publicUrl: () => string;
  /** Origins of push services beside those of browsers. */
  pushServices: readonly string[];
}

/** Browsers of one account; the one not renewed longest makes room. */
const MOST_BROWSERS = 20;

const PushStart = Type.Object({
  publicKey: Type.String({ description: 'What browsers subscribe with: a point of P-256 in base64url.' }),
  here: Type.Boolean({ description: 'Whether the browser of the address that was asked about is told what is new.' }),
});
const PushQuery = Type.Object({
  of: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the browser’s address.' })),
});
const PushSubscription = Type.Object({
  endpoint: Type.String({ minLength: 1, maxLength: 1000, description: 'Address at the browser’s push service.' }),
  browserKey: Type.String({ pattern: '^[\\w-]{87}$', description: '`p256dh` in base64url.' }),
  authSecret: Type.String({ pattern: '^[\\w-]{22}$', description: '`auth` in base64url.' }),
  language: oneOf(LOCALES),
});
const PushEnd = Type.Object({ endpoint: Type.String({ minLength: 1, maxLength: 1000 }) });

const PATH = '/api-next/user/push/';
const tags = ['push'];
const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };

/** `…/user/push/…`: which browsers of a person are told what is new while nobody looks. */
export const webPushRoutes: FastifyPluginCallback<WebPushDeps> = (app, deps, done) => {
  const { db, accounts, publicUrl } = deps;
  const keys = new SenderKeys(db, publicUrl);
  const { reader } = personalCalls(accounts);
  addSchemas(app, { ApiError, PushStart });
  app.get(PUSH_WORKER, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(WORKER_SCRIPT),
  );
  void app.register((own, _options, ready) => {
    keepNothing(own);
    own.get<{ Querystring: Static<typeof PushQuery> }>(
      PATH,
      {
        schema: {
          operationId: 'readPush',
          summary: 'What a browser needs to be told what is new',
          tags,
          querystring: PushQuery,
          response: { 200: reference('PushStart'), 401: reference('ApiError') },
        },
      },
      async (request): Promise<Static<typeof PushStart>> => {
        const { id } = await reader(request);
        const { of = '' } = request.query;
        const found = await db
          .selectFrom('push_subscription')
          .select('id')
          .where('account_id', '=', id)
          .where(sql<string>`encode(sha256(endpoint), 'hex')`, '=', of)
          .executeTakeFirst();
        return { publicKey: (await keys.get()).publicKey, here: found !== undefined };
      },
    );
    ready();
  });
  void app.register((own, _options, ready) => {
    keepNothing(own);
    addChanges(own, deps);
    ready();
  });
  done();
};

const addChanges = (app: Parameters<typeof webPushRoutes>[0], { db, accounts, pushServices }: WebPushDeps): void => {
  const { writer } = personalCalls(accounts);
  app.put<{ Body: Static<typeof PushSubscription> }>(
    PATH,
    {
      schema: {
        operationId: 'subscribePush',
        summary: 'Tells this browser what is new, until it is signed out',
        tags,
        body: PushSubscription,
        response: { 204: Type.Null(), 400: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await writer(request);
      const session = await accounts.sessionName(request);
      const { endpoint, browserKey, authSecret, language } = request.body;
      const keyBytes = Buffer.from(browserKey, 'base64url');
      if (session === null) throw new AppError('forbidden', 'sign in first', { status: 401 });
      if (!isPushService(endpoint, pushServices) || !isBrowserKey(keyBytes))
        throw new AppError('invalid-request', 'this is no address of a known push service');
      await db.transaction().execute(async (tx) => {
        const address = Buffer.from(endpoint);
        // Whose it was before: one browser is told of one person.
        await tx
          .deleteFrom('push_subscription')
          .where('endpoint', '=', address)
          .where('account_id', '<>', id)
          .execute();
        const said = {
          account_id: id,
          session_name: session,
          browser_key: keyBytes,
          auth_secret: Buffer.from(authSecret, 'base64url'),
          language,
          since: new Date(),
        };
        await tx
          .insertInto('push_subscription')
          .values({ endpoint: address, ...said })
          .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(said))
          .execute();
        const kept = tx
          .selectFrom('push_subscription')
          .select('id')
          .where('account_id', '=', id)
          .orderBy('since', 'desc')
          .orderBy('id', 'desc')
          .limit(MOST_BROWSERS);
        await tx.deleteFrom('push_subscription').where('account_id', '=', id).where('id', 'not in', kept).execute();
      });
      return reply.code(204).send();
    },
  );
  app.post<{ Body: Static<typeof PushEnd> }>(
    `${PATH}end/`,
    {
      schema: {
        operationId: 'endPush',
        summary: 'Tells this browser nothing any more',
        tags,
        body: PushEnd,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = await writer(request);
      await db
        .deleteFrom('push_subscription')
        .where('account_id', '=', id)
        .where('endpoint', '=', Buffer.from(request.body.endpoint))
        .execute();
      return reply.code(204).send();
    },
  );
};
