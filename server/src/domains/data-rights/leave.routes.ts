import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { Type, type Static } from 'typebox';
import { tellSecurity } from '../../platform/http';
import { queueMail } from '../../platform/mail';
import { leavingMail } from './data-rights-mails';
import { type DataRightsScope, InLocale, PATH, refusals, tags } from './data-rights-scope';

const DAY_MS = 24 * 3600_000;
/** Days to come back. */
const LEAVING_DAYS = 14;

/** Has an account deleted after a while, or keeps it. */
export function addLeaveRoutes({ app, db, accounts, now, admit, pageOf }: DataRightsScope): void {
  app.post<{ Body: Static<typeof InLocale> }>(
    `${PATH}leave/`,
    {
      schema: {
        operationId: 'leavePortal',
        summary: 'Has the account of who is signed in deleted in 14 days; other devices are signed out',
        tags,
        body: InLocale,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id, uuid, email } = await admit(request);
      await accounts.security.requireFreshSignIn(request);
      const { locale } = request.body;
      const leavesAt = new Date(now().getTime() + LEAVING_DAYS * DAY_MS);
      await db.transaction().execute(async (tx) => {
        const left = await tx
          .updateTable('account')
          .set({ leaves_at: leavesAt })
          .where('id', '=', id)
          .where('leaves_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (left === undefined) return;
        const day = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, {
          dateStyle: 'long',
          timeZone: VISIT_TIME_ZONE,
        });
        await queueMail(tx, {
          to: email,
          template: leavingMail,
          locale,
          data: { url: pageOf(locale), day: day.format(leavesAt) },
          key: `account-leaving:${uuid}:${leavesAt.getTime()}`,
        });
      });
      await accounts.profile.endOthers(request);
      tellSecurity(request, { event: 'account-leave', outcome: 'asked', account: uuid });
      return reply.code(204).send();
    },
  );

  app.delete(
    `${PATH}leave/`,
    {
      schema: {
        operationId: 'stayOnPortal',
        summary: 'Keeps the account that was to be deleted',
        tags,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id, uuid } = await admit(request);
      await db.updateTable('account').set({ leaves_at: null }).where('id', '=', id).execute();
      tellSecurity(request, { event: 'account-leave', outcome: 'stayed', account: uuid });
      return reply.code(204).send();
    },
  );
}
