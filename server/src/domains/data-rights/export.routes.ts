import { OWN_DATA_FILE } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import { Type, type Static } from 'typebox';
import { tellSecurity } from '../../platform/http';
import { type DataRightsScope, InLocale, PATH, refusals, tags } from './data-rights-scope';

const DAY_MS = 24 * 3600_000;
/** Days in which a file can be fetched. */
const KEPT_DAYS = 7;

/** Has a file made of everything that is kept, and gives it. */
export function addExportRoutes({ app, db, accounts, now, own, admit, pageOf }: DataRightsScope): void {
  app.post<{ Body: Static<typeof InLocale> }>(
    `${PATH}export/`,
    {
      schema: {
        operationId: 'askForExport',
        summary: 'Has a file made of everything that is kept of who is signed in',
        tags,
        body: InLocale,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id, uuid } = await admit(request);
      await accounts.security.requireFreshSignIn(request);
      const { locale } = request.body;
      const at = now();
      const asked = {
        asked_at: at,
        locale,
        page: pageOf(locale),
        ready_at: null,
        file: null,
        expires_at: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
      };
      await db
        .insertInto('account_export')
        .values({ account_id: id, ...asked })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(asked))
        .execute();
      tellSecurity(request, { event: 'data-export', outcome: 'asked', account: uuid });
      return reply.code(204).send();
    },
  );

  app.get(OWN_DATA_FILE, { schema: { hide: true } }, async (request, reply) => {
    const { id } = await own(request);
    await accounts.security.requireFreshSignIn(request);
    const made = await db
      .selectFrom('account_export')
      .select('file')
      .where('account_id', '=', id)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (made?.file === undefined || made.file === null) throw new AppError('not-found', 'there is no file');
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="kvadrat-podaci.zip"')
      .send(made.file);
  });
}
