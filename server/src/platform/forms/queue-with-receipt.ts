import { DEFAULT_LOCALE, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../db';
import { queueMail, type MailTemplate } from '../mail';

/** What somebody has sent by a form, as its mails need it. */
interface SentForm {
  /** Names it for good. */
  reference: string;
  /** Of whoever has sent it, in the language they read. */
  email: string;
  from: Locale;
}

/**
 * Promises the mails of a form as part of the transaction that stores it: to whom it is for, who answers its sender, and a receipt to the
 * sender. A form that is stored again is no further mail.
 * @param receipts whether there is room for a mail to the sender
 */
export async function queueWithReceipt<Form extends SentForm>(
  tx: DbOrTransaction,
  form: Form,
  {
    to,
    mail,
    receipt,
    receipts,
  }: { to: string; mail: MailTemplate<Form>; receipt: MailTemplate<Form>; receipts: boolean },
): Promise<void> {
  const { reference, email, from } = form;
  const keyOf = ({ name }: MailTemplate<Form>): string => `${name}:${reference}`;
  if (receipts) await queueMail(tx, { to: email, template: receipt, locale: from, data: form, key: keyOf(receipt) });
  await queueMail(tx, {
    to,
    template: mail,
    locale: DEFAULT_LOCALE,
    data: form,
    key: keyOf(mail),
    replyTo: email,
  });
}
