import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app';
import type { TestDatabase } from '../../../platform/db/testing/test-database';
import { createAccounts, type Accounts } from '../../accounts/api';
import { person, TestVisitor } from '../../accounts/testing/test-visitor';
import { agencyName } from '../../agencies/api';
import { membershipRoutes } from '../memberships.routes';

export interface MembershipPortal {
  app: FastifyInstance;
  accounts: Accounts;
  clock: { now: Date };
  visitor: () => TestVisitor;
  /** Somebody new, signed in, whose address is proven. @returns them and their address */
  person: (name: string) => Promise<{ browser: TestVisitor; email: string; accountId: number; uuid: string }>;
}

const PUBLIC_URL = 'http://localhost:8080';

/** Accounts and agencies' people over a test's database. @param also registers further calls */
export async function createMembershipPortal(
  { db }: TestDatabase,
  also: (api: FastifyInstance, accounts: Accounts) => void = () => undefined,
): Promise<MembershipPortal> {
  const clock = { now: new Date() };
  const accounts = createAccounts({
    db,
    publicUrl: () => PUBLIC_URL,
    now: () => clock.now,
    agencyName: (id) => agencyName(db, id),
  });
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
      await api.register(membershipRoutes, { db, accounts, publicUrl: () => PUBLIC_URL, now: () => clock.now });
      also(api, accounts);
    },
  });
  await app.ready();
  let networks = 0;
  const visitor = (): TestVisitor => new TestVisitor(app, `10.8.${(networks >> 8) & 255}.${networks++ & 255}`);
  return {
    app,
    accounts,
    clock,
    visitor,
    async person(name) {
      const browser = visitor();
      const { email = '' } = await browser.register(person({ first_name: name }));
      const { id, uuid } = await db
        .updateTable('account')
        .set({ email_verified_at: clock.now })
        .where('email', '=', email)
        .returning(['id', 'uuid'])
        .executeTakeFirstOrThrow();
      return { browser, email, accountId: id, uuid };
    },
  };
}
