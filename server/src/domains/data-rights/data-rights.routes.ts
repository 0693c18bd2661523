import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import { FORM } from '../../platform/lanes';
import { addSchemas, ApiError, nullable, reference } from '../../platform/schema';
import { dataRightsScope, PATH, tags, type DataRightsDeps, type DataRightsScope } from './data-rights-scope';
import { addExportRoutes } from './export.routes';
import { addLeaveRoutes } from './leave.routes';

/** What a person asked to have or to be deleted; null for a stranger. */
const OwnData = nullable(
  Type.Object({
    isFresh: Type.Boolean({ description: 'False where these calls ask for a new sign-in first.' }),
    hasPassword: Type.Boolean(),
    export: nullable(
      Type.Object({
        askedAt: Type.String({ format: 'date-time' }),
        isReady: Type.Boolean(),
        until: Type.String({ format: 'date-time' }),
      }),
    ),
    leavesAt: nullable(Type.String({ format: 'date-time' })),
    csrf: Type.String({ description: 'Token against forged calls, for forms that are sent without scripts.' }),
  }),
);
/** `…/user/data/…`: everything that is kept of a person as a file, and the end of their account. */
export const dataRightsRoutes: FastifyPluginCallback<DataRightsDeps> = (app, deps, done) => {
  addSchemas(app, { ApiError, OwnData });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('cache-control', 'private, no-store');
    next();
  });
  const scope = dataRightsScope(app, deps);
  addReading(scope);
  addExportRoutes(scope);
  addLeaveRoutes(scope);
  done();
};

function addReading({ app, db, accounts, now }: DataRightsScope): void {
  app.get(
    PATH,
    {
      config: FORM,
      schema: {
        operationId: 'readOwnData',
        summary: 'What who is signed in has asked to have, or to be deleted; null for a stranger',
        tags,
        response: { 200: reference('OwnData') },
      },
    },
    async (request, reply): Promise<Static<typeof OwnData>> => {
      const account = await accounts.currentUser(request);
      const security = account === null ? null : await accounts.security.read(request);
      if (account === null || security === null) return null;
      const asked = await db
        .selectFrom('account_export')
        .select(['asked_at', 'ready_at', 'expires_at'])
        .where('account_id', '=', account.id)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return {
        isFresh: security.isFresh,
        hasPassword: security.hasPassword,
        export:
          asked === undefined
            ? null
            : {
                askedAt: asked.asked_at.toISOString(),
                isReady: asked.ready_at !== null,
                until: asked.expires_at.toISOString(),
              },
        leavesAt: account.leaves_at?.toISOString() ?? null,
        csrf: await accounts.tokenFor(request, reply),
      };
    },
  );
}
