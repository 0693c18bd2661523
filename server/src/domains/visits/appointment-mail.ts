import { ENQUIRY_FOOTNOTE, type Side } from '../enquiries/api';
import type { MailBlock, MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { VISIT_TEXTS } from './visit-texts';
import type { VisitState } from './visit-step';

/** To whoever agreed to a visit or called it off: the same as the other side is told, with the calendar entry. */
export const appointmentMail: MailTemplate<{
  title: string;
  state: VisitState;
  side: Side;
  blocks: readonly MailBlock[];
}> = {
  name: 'visit-appointment',
  compose({ title, state, side, blocks }, locale) {
    const say = sayIn(locale);
    return {
      subject: `${say(VISIT_TEXTS.states[state][side].title)}: ${title}`,
      blocks: [{ kind: 'facts', rows: [[say(VISIT_TEXTS.fields.ad), title]] }, ...blocks],
      footnote: say(ENQUIRY_FOOTNOTE),
    };
  },
};
