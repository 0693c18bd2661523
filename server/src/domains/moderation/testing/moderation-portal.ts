import type { FastifyInstance } from 'fastify';
import { createAccounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import type { Limiter } from '../../../platform/limits';
import { SHELL } from '../../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../../edge/pages/testing/test-portal';
import { createStaffCalls } from '../../operations/testing/staff-portal';
import { complaintRoutes, queueRoutes, reportRoutes } from '../api';

export const ORIGIN = 'https://kvadrat.example';

/** The calls by which visitors report and complain. @param folder takes the made-up releases */
export async function createReportPortal(
  db: Db,
  folder: string,
  now: () => number,
  limiter?: Pick<Limiter, 'count' | 'hasRoom'>,
): Promise<TestPortal> {
  const accounts = createAccounts({ db, publicUrl: () => ORIGIN });
  const portal = await createTestPortal({
    folder,
    releases: [SHELL],
    settings: { trustProxy: '127.0.0.1' },
    ...(limiter === undefined ? {} : { limiter }),
    registerApi: async (api) => {
      await api.register(reportRoutes, { db, accounts, now });
      await api.register(complaintRoutes, { db, accounts, now });
    },
  });
  await portal.settled();
  return portal;
}

/** The staff's calls. @param closed whether they ask for a token */
export function createStaffPortal(db: Db, closed: boolean, now: () => number): Promise<FastifyInstance> {
  return createStaffCalls(db, closed, (app, staff) =>
    app.register(queueRoutes, {
      db,
      staff,
      now,
      decisionMails: { publicUrl: () => ORIGIN, operator: 'osoblje@kvadrat.example' },
    }),
  );
}
