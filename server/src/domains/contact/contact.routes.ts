import { PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { addFormPage } from '../../platform/form-page';
import type { ShowPage } from '../../platform/html';
import { defineLimits, HOUR } from '../../platform/limits';
import { mailboxKey } from '../../platform/mailbox';
import { queueContactMails } from './contact-mails';
import { contactDonePage, contactPage } from './contact-page';
import { storeMessage } from './contact.store';
import { checkMessage, MESSAGE_FIELDS } from './read-message';

/** Nobody can have confirmations sent to somebody else without end. */
const LIMITS = defineLimits('contact', { message: { mailbox: [{ calls: 5, seconds: HOUR }], open: true } });

export interface ContactOptions {
  db: Db;
  show: ShowPage;
  /** Who reads the messages. */
  operator: string;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}

/** `/info/kontaktirajte-nas/` in nine languages: the form, its message stored and mailed, without any script. */
export async function addContact(app: FastifyInstance, { db, show, operator, accounts, now = Date.now }: ContactOptions): Promise<void> {
  await addFormPage(
    app,
    show,
    {
      path: PATHS.contactUs,
      fields: MESSAGE_FIELDS,
      check: checkMessage,
      page: contactPage,
      donePage: contactDonePage,
      take: async (message, formKey, locale, _subject, request) => {
        const receipts = await accounts.mayMail(request, message.email);
        return db.transaction().execute(async (tx) => {
          const { reference, isNew } = await storeMessage(tx, { ...message, formKey, locale });
          if (!isNew) return reference;
          await app.limiter.count(LIMITS.message, { mailbox: mailboxKey(message.email) }, tx);
          await queueContactMails(tx, { ...message, reference, from: locale }, operator, receipts);
          return reference;
        });
      },
    },
    now,
  );
}
