import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { createAccounts, type AccountsOptions } from '../../accounts/api';
import { GOOD_PASSWORD, person, TestVisitor } from '../../accounts/testing/test-visitor';
import { securityRoutes } from '../security.routes';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PUBLIC_URL = 'http://localhost:8080';

export interface SecurityPortal {
  app: FastifyInstance;
  /** Moves the clock. */
  clock: { now: Date };
  later: (ms: number) => void;
  /** Somebody with an account, signed in, and their address, which is proven. */
  owner: () => Promise<{ visitor: TestVisitor; email: string }>;
  /** A further browser in which somebody signs in. */
  signIn: (email: string) => Promise<TestVisitor>;
  newVisitor: () => TestVisitor;
  close: () => Promise<void>;
}

/** The calls of accounts and those of their security over a test's database. */
export async function createSecurityPortal(
  database: TestDatabase,
  options: Partial<AccountsOptions> = {},
): Promise<SecurityPortal> {
  const clock = { now: new Date() };
  const accounts = createAccounts({ db: database.db, publicUrl: () => PUBLIC_URL, now: () => clock.now, ...options });
  const app = await createApp({
    settings: {
      publicUrl: () => PUBLIC_URL,
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(securityRoutes, { accounts });
    },
  });
  await app.ready();
  let networks = 0;
  const newVisitor = (): TestVisitor => {
    networks += 1;
    return new TestVisitor(app, `10.${(networks >> 8) & 255}.${networks & 255}.7`);
  };
  return {
    app,
    clock,
    later: (ms) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    newVisitor,
    async owner() {
      const visitor = newVisitor();
      const { email = '' } = await visitor.register(person());
      await database.db
        .updateTable('account')
        .set({ email_verified_at: clock.now })
        .where('email', '=', email)
        .execute();
      return { visitor, email };
    },
    async signIn(email) {
      const visitor = newVisitor();
      const answer = await visitor.login(email, GOOD_PASSWORD, { headers: { 'user-agent': FIREFOX } });
      if (answer.statusCode !== 200) throw new Error(`login: ${answer.statusCode} ${answer.body}`);
      return visitor;
    },
    close: () => app.close(),
  };
}
