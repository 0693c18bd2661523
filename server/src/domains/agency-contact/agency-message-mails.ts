import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { queueWithReceipt, receipt } from '../../platform/forms';
import type { MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { AGENCY_MESSAGE_TEXTS } from './agency-message-texts';
import type { AgencyMessage } from './read-agency-message';

interface AgencyMail extends AgencyMessage {
  reference: string;
  /** Language the visitor wrote from. */
  from: Locale;
  /** Name of the person of the agency it is for. */
  agent: string | null;
}

/** To the visitor: that the message was sent on. */
const visitorReceipt: MailTemplate<{ reference: string }> = {
  name: 'agency-message-receipt',
  compose: ({ reference }, locale) => receipt(AGENCY_MESSAGE_TEXTS, reference, locale),
};

/** To the agency; answering it answers the visitor. */
const agencyMail: MailTemplate<AgencyMail> = {
  name: 'agency-message',
  compose({ reference, from, topic, name, email, phone, agent, message }, locale) {
    const say = sayIn(locale);
    const { topics, fields, why } = AGENCY_MESSAGE_TEXTS;
    return {
      subject: `${say(topics[topic])}: ${name} (${reference})`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [say(fields.topic), say(topics[topic])],
            ...(agent === null ? [] : [[say(fields.agent), agent] satisfies [string, string]]),
            [say(fields.name), `${name} (${LOCALE_DETAILS[from].name})`],
            [say(fields.email), email],
            [say(fields.phone), phone],
          ],
        },
        { kind: 'quote', text: message },
      ],
      footnote: `${say(why)} ${reference}`,
    };
  },
};

/** Promises the mails as part of the transaction that stores the message. @param receipts whether there is room for one to the visitor */
export function queueAgencyMails(
  tx: DbOrTransaction,
  data: AgencyMail,
  agencyAddress: string,
  receipts: boolean,
): Promise<void> {
  return queueWithReceipt(tx, data, { to: agencyAddress, mail: agencyMail, receipt: visitorReceipt, receipts });
}
