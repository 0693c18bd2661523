import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { queueWithReceipt, receipt } from '../../platform/forms';
import { paragraph, type MailTemplate } from '../../platform/mail';
import { sayIn, type Say } from '../../platform/messages';
import type { AgencyRequest } from './read-request';
import { SIGN_UP_TEXTS } from './sign-up-texts';

interface RequestMail extends AgencyRequest {
  reference: string;
  /** Language it was written from. */
  from: Locale;
}

/** What was asked, as rows of name and value. */
function rowsOf(
  { kind, company, oib, register, street, place, name, email, phone }: RequestMail,
  say: Say,
): [string, string][] {
  const { fields, kinds } = SIGN_UP_TEXTS;
  const rows: [string, string][] = [
    [say(fields.kind), say(kinds[kind])],
    [say(fields.company), company],
    [say(fields.oib), oib],
    [say(fields.register), register],
    [say(fields.street), `${street}, ${place}`],
    [say(fields.name), name],
    [say(fields.email), email],
    [say(fields.phone), phone],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** To whoever asked: that the request arrived. */
const requestReceipt: MailTemplate<{ reference: string }> = {
  name: 'agency-request-receipt',
  compose: ({ reference }, locale) => receipt(SIGN_UP_TEXTS, reference, locale),
};

/** To the staff that decides; answering it answers the agency. */
const staffMail: MailTemplate<RequestMail> = {
  name: 'agency-request',
  compose(data, locale) {
    const say = sayIn(locale);
    const { title, fields } = SIGN_UP_TEXTS;
    const language: [string, string] = [LOCALE_DETAILS[locale].name, LOCALE_DETAILS[data.from].name];
    return {
      subject: `${say(title)}: ${data.company} (${data.reference})`,
      blocks: [
        { kind: 'facts', rows: [...rowsOf(data, say), language] },
        ...(data.message === ''
          ? []
          : [paragraph(say(fields.message)), { kind: 'quote' as const, text: data.message }]),
      ],
      footnote: `${say(title)} · ${data.reference}`,
    };
  },
};

/** Promises the mails as part of the transaction that stores the request. @param receipts whether there is room for one to the agency */
export function queueRequestMails(
  tx: DbOrTransaction,
  data: RequestMail,
  operator: string,
  receipts: boolean,
): Promise<void> {
  return queueWithReceipt(tx, data, { to: operator, mail: staffMail, receipt: requestReceipt, receipts });
}
