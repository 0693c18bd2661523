import { DEFAULT_LOCALE, LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { receipt } from '../../platform/forms';
import { queueMail, type MailTemplate } from '../../platform/mail';
import type { AgencyRequest } from './read-request';
import { SIGN_UP_TEXTS } from './sign-up-texts';

interface RequestMail extends AgencyRequest {
  reference: string;
  /** Language it was written from. */
  from: Locale;
}

/** What was asked, as rows of name and value. */
function rowsOf({ kind, company, oib, register, street, place, name, email, phone }: RequestMail, locale: Locale): [string, string][] {
  const { fields, kinds } = SIGN_UP_TEXTS[locale];
  const rows: [string, string][] = [
    [fields.kind, kinds[kind]],
    [fields.company, company],
    [fields.oib, oib],
    [fields.register, register],
    [fields.street, `${street}, ${place}`],
    [fields.name, name],
    [fields.email, email],
    [fields.phone, phone],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** To whoever asked: that the request arrived. */
const requestReceipt: MailTemplate<{ reference: string }> = {
  name: 'agency-request-receipt',
  compose: ({ reference }, locale) => receipt(SIGN_UP_TEXTS[locale], reference, locale),
};

/** To the staff that decides; answering it answers the agency. */
const staffMail: MailTemplate<RequestMail> = {
  name: 'agency-request',
  compose(data, locale) {
    const { title, fields } = SIGN_UP_TEXTS[locale];
    const language: [string, string] = [LOCALE_DETAILS[locale].name, LOCALE_DETAILS[data.from].name];
    return {
      subject: `${title}: ${data.company} (${data.reference})`,
      blocks: [{ kind: 'facts', rows: [...rowsOf(data, locale), language] }, ...(data.message === '' ? [] : [{ kind: 'paragraph' as const, text: fields.message }, { kind: 'quote' as const, text: data.message }])],
      footnote: `${title} · ${data.reference}`,
    };
  },
};

/** Promises the mails as part of the transaction that stores the request. @param receipts whether there is room for one to the agency */
export async function queueRequestMails(tx: DbOrTransaction, data: RequestMail, operator: string, receipts: boolean): Promise<void> {
  const { reference, email, from } = data;
  if (receipts) await queueMail(tx, { to: email, template: requestReceipt, locale: from, data, key: `agency-request-receipt:${reference}` });
  await queueMail(tx, { to: operator, template: staffMail, locale: DEFAULT_LOCALE, data, key: `agency-request:${reference}`, replyTo: email });
}
