import { PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { addFormPage } from '../../platform/form-page';
import type { ShowPage } from '../../platform/html';
import { DAY, defineLimits } from '../../platform/limits';
import { mailboxKey } from '../../platform/mailbox';
import { checkRequest, REQUEST_FIELDS } from './read-request';
import { queueRequestMails } from './sign-up-mails';
import { signUpDonePage, signUpPage } from './sign-up-page';
import { storeRequest } from './sign-up.store';

/** For one company, and from one mailbox. */
const LIMITS = defineLimits('agencies', { signUp: { mailbox: [{ calls: 3, seconds: DAY }], subject: [{ calls: 3, seconds: DAY }], open: true } });

export interface AgencySignUpOptions {
  db: Db;
  show: ShowPage;
  /** Who decides about requests. */
  operator: string;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}

/** `/signup/` in nine languages: agencies and constructors ask for an account, apart from people. */
export async function addAgencySignUp(app: FastifyInstance, { db, show, operator, accounts, now = Date.now }: AgencySignUpOptions): Promise<void> {
  await addFormPage(
    app,
    show,
    {
      path: PATHS.agencySignUp,
      fields: REQUEST_FIELDS,
      check: checkRequest,
      page: signUpPage,
      donePage: signUpDonePage,
      take: async (asked, formKey, locale, _subject, request) => {
        const receipts = await accounts.mayMail(request, asked.email);
        return db.transaction().execute(async (tx) => {
          const { reference, isNew } = await storeRequest(tx, { ...asked, formKey, locale });
          if (!isNew) return reference;
          await app.limiter.count(LIMITS.signUp, { mailbox: mailboxKey(asked.email), subject: asked.oib }, tx);
          await queueRequestMails(tx, { ...asked, reference, from: locale }, operator, receipts);
          return reference;
        });
      },
    },
    now,
  );
}
