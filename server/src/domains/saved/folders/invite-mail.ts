import { paragraph, type MailTemplate } from '../../../platform/mail';
import { sayIn } from '../../../platform/messages';
import { INVITE_TEXTS } from './invite-texts';

export interface InviteMail {
  /** First name of who invites. */
  by: string;
  /** Of the folder. */
  name: string;
  url: string;
}

/** To somebody whom a person wants to choose ads with. */
export const inviteMail: MailTemplate<InviteMail> = {
  name: 'folder-invite',
  compose({ by, name, url }, locale) {
    const say = sayIn(locale);
    const { subject, text, button, account, footnote } = INVITE_TEXTS;
    return {
      subject: say(subject(by)),
      blocks: [
        paragraph(say(text(by))),
        { kind: 'quote', text: name },
        { kind: 'button', text: say(button), url },
        paragraph(say(account)),
      ],
      footnote: say(footnote(by)),
    };
  },
};
