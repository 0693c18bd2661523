import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { queueWithReceipt, receipt } from '../../platform/forms';
import type { MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { CONTACT_TEXTS } from './contact-texts';
import type { Message } from './read-message';

interface ContactMail extends Message {
  reference: string;
  /** Language the visitor wrote from. */
  from: Locale;
}

/** To the visitor: that the message arrived. */
const visitorReceipt: MailTemplate<{ reference: string }> = {
  name: 'contact-receipt',
  compose: ({ reference }, locale) => receipt(CONTACT_TEXTS, reference, locale),
};

/** To whoever runs the portal; answering it answers the visitor. */
const operatorMail: MailTemplate<ContactMail> = {
  name: 'contact-message',
  compose({ reference, from, topic, name, email, message }, locale) {
    const say = sayIn(locale);
    const { title, topics, fields } = CONTACT_TEXTS;
    return {
      subject: `${say(topics[topic])}: ${name} (${reference})`,
      blocks: [
        {
          kind: 'facts',
          rows: [
            [say(fields.topic), say(topics[topic])],
            [say(fields.name), `${name} (${LOCALE_DETAILS[from].name})`],
            [say(fields.email), email],
          ],
        },
        { kind: 'quote', text: message },
      ],
      footnote: `${say(title)} · ${reference}`,
    };
  },
};

/** Promises the mails as part of the transaction that stores the message. @param receipts whether there is room for one to the visitor */
export function queueContactMails(
  tx: DbOrTransaction,
  data: ContactMail,
  operator: string,
  receipts: boolean,
): Promise<void> {
  return queueWithReceipt(tx, data, { to: operator, mail: operatorMail, receipt: visitorReceipt, receipts });
}
