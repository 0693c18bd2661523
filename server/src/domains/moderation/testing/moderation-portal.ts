import fastify, { type FastifyInstance } from 'fastify';
import { createAccounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { toFailure } from '../../../platform/http';
import { addLimiter, type Limiter } from '../../../platform/limits';
import { SHELL } from '../../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../../edge/pages/testing/test-portal';
import { addModeration, complaintRoutes, reportRoutes } from '../api';

export const ORIGIN = 'https://kvadrat.example';

/** The calls by which visitors report and complain. @param folder takes the made-up releases */
export async function createReportPortal(db: Db, folder: string, now: () => number, limiter?: Pick<Limiter, 'count' | 'hasRoom'>): Promise<TestPortal> {
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

/** The staff's pages. @param closed whether they ask for a token */
export async function createStaffPages(db: Db, closed: boolean, now: () => number): Promise<FastifyInstance> {
  const app = fastify();
  addLimiter(app);
  app.setErrorHandler((error, _request, reply) => reply.code(toFailure(error).status).send());
  await addModeration(app, { db, registry: { current: () => ({ revision: 0, entries: [], manifests: {} }) }, closed, secure: () => true, publicUrl: () => ORIGIN, operator: 'osoblje@kvadrat.example', now });
  return app;
}
