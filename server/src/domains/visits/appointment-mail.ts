import { typeset } from '@kvadrat/contracts/locales';
import { enquiryFootnote, type Side } from '../enquiries/api';
import type { MailBlock, MailTemplate } from '../../platform/mail';
import { VISIT_TEXTS } from './visit-texts';
import type { VisitState } from './visit-step';

/** To whoever agreed to a visit or called it off: the same as the other side is told, with the calendar entry. */
export const appointmentMail: MailTemplate<{ title: string; state: VisitState; side: Side; blocks: readonly MailBlock[] }> = {
  name: 'visit-appointment',
  compose: ({ title, state, side, blocks }, locale) => ({
    subject: `${VISIT_TEXTS[locale].states[state][side].title}: ${title}`,
    blocks: [{ kind: 'facts', rows: [[VISIT_TEXTS[locale].fields.ad, title]] }, ...blocks],
    footnote: typeset(enquiryFootnote(locale), locale),
  }),
};
