import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { createApp } from '../../../app';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { createAccounts, type Accounts, type AccountsOptions } from '../api';
import { ACCOUNT_SCHEMAS } from '../description/account-schemas';
import { CALL_DESCRIPTIONS } from '../description/describe-call';
import { LIMITS, type CallLimits, type LimitedCall } from '../limits/limit-table';
import { TestVisitor } from './test-visitor';

export const PUBLIC_URL = 'http://localhost:8080';

export interface AccountPortal {
  app: FastifyInstance;
  /** Moves the clock. */
  clock: { now: Date };
  /** A browser of its own, on a network of its own unless one is given. */
  visitor: (network?: string) => TestVisitor;
  close: () => Promise<void>;
}

const UNLIMITED: CallLimits = { network: [], mailbox: [], browser: [], proof: false, open: false };

function withoutLimits(): Readonly<Record<LimitedCall, CallLimits>> {
  const limits: Record<LimitedCall, CallLimits> = { ...LIMITS };
  for (const call of Object.keys(LIMITS)) if (isLimited(call)) limits[call] = UNLIMITED;
  return limits;
}

function isLimited(call: string): call is LimitedCall {
  return Object.hasOwn(LIMITS, call);
}

/** Every answer of every test is what the API's description says, whatever else the test looks at. */
function holdToDescription(scope: FastifyInstance): void {
  scope.addHook('onSend', (request, reply, payload, done) => {
    const described = CALL_DESCRIPTIONS[request.routeOptions.url ?? ''];
    if (
      described !== undefined &&
      reply.statusCode === 200 &&
      !Value.Check(ACCOUNT_SCHEMAS[described.answer], JSON.parse(String(payload)))
    ) {
      done(new Error(`${described.operationId} answers ${String(payload)}, which is no ${described.answer}`));
      return;
    }
    done(null, payload);
  });
}

/** The calls of accounts over a test's database. Nobody is counted out, unless the test gives limits. @param more routes beside them, for what pages do */
export async function createAccountPortal(
  database: TestDatabase,
  options: Partial<AccountsOptions> = {},
  more: (scope: FastifyInstance, accounts: Accounts) => void = () => undefined,
): Promise<AccountPortal> {
  const clock = { now: new Date() };
  const accounts = createAccounts({
    db: database.db,
    publicUrl: () => PUBLIC_URL,
    now: () => clock.now,
    limits: withoutLimits(),
    ...options,
  });
  const app = await createApp({
    settings: {
      publicUrl: () => PUBLIC_URL,
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) =>
      accounts.scope(api, (scope) => {
        accounts.routes(scope);
        holdToDescription(scope);
        more(scope, accounts);
      }),
  });
  await app.ready();
  let networks = 0;
  return {
    app,
    clock,
    visitor: (network) =>
      new TestVisitor(app, network ?? `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks++ & 255}`),
    close: () => app.close(),
  };
}
