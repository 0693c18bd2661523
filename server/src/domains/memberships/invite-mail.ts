import { paragraph, type MailTemplate } from '../../platform/mail';
import { sayIn } from '../../platform/messages';
import { INVITE_TEXTS } from './invite-texts';

export interface InviteMail {
  /** Who invites; empty where the portal does, which has founded the agency. */
  by: string;
  /** What the agency is called. */
  agency: string;
  /** How long it can be taken. */
  days: number;
  url: string;
}

/** To somebody who is to act for an agency. */
export const inviteMail: MailTemplate<InviteMail> = {
  name: 'agency-invite',
  compose({ by, agency, days, url }, locale) {
    const say = sayIn(locale);
    const { subject, text, founded, button, account, ends, footnote } = INVITE_TEXTS;
    return {
      subject: say(subject(agency)),
      blocks: [
        paragraph(say(by === '' ? founded(agency) : text(by, agency))),
        { kind: 'button', text: say(button), url },
        paragraph(say(account)),
        paragraph(say(ends(days))),
      ],
      footnote: say(footnote),
    };
  },
};
