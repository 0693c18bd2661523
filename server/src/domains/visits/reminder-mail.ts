import { ENQUIRY_FOOTNOTE } from '../enquiries/api';
import { paragraph, type MailBlock, type MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { VISIT_TEXTS } from './visit-texts';

/** To each side of a visit, a day and two hours before it. */
export const reminderMail: MailTemplate<{ title: string; isSoon: boolean; blocks: readonly MailBlock[] }> = {
  name: 'visit-reminder',
  compose({ title, isSoon, blocks }, locale) {
    const say = sayIn(locale);
    const { reminder, fields } = VISIT_TEXTS;
    return {
      subject: say(isSoon ? reminder.soon(title) : reminder.tomorrow(title)),
      blocks: [paragraph(say(reminder.text)), { kind: 'facts', rows: [[say(fields.ad), title]] }, ...blocks],
      footnote: say(ENQUIRY_FOOTNOTE),
    };
  },
};
