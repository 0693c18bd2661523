import { createApp } from '../../app';
import { createDb } from '../../platform/db';
import { draft } from '../listings/testing/draft';
import { searchRoutes } from './api';
import { withPortal } from './testing/portal';

const portal = withPortal();

test('R137, R257 a search that takes too long is answered with 503 and its code, and the next one as ever', async () => {
  await portal.given([draft()]);
  const hasty = createDb(portal.database.address, { poolSize: 2, statementTimeoutMs: 200 });
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(searchRoutes, { db: hasty.db });
    },
  });
  try {
    const ask = (view: string) => app.inject(`/api-next/search-list/${view}/?keyword=stan&foldDuplicates=1`);
    await portal.database.sql.begin(async (holding) => {
      await holding`LOCK TABLE fts IN ACCESS EXCLUSIVE MODE`;
      for (const view of ['listings', 'count', 'facets']) {
        const late = await ask(view);
        expect([view, late.statusCode, late.json()]).toEqual([
          view,
          503,
          { message: 'internal error', data: { message: 'internal error', code: 'unavailable' } },
        ]);
      }
    });
    expect((await ask('listings')).json()).toMatchObject({ count: 1 });
    expect((await ask('count')).json()).toMatchObject({ count: 1 });
  } finally {
    await app.close();
    await hasty.close();
  }
});
