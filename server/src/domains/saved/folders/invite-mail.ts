import type { Locale } from '@kvadrat/contracts/locales';
import type { MailTemplate } from '../../../platform/mail';
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
  compose({ by, name, url }, locale: Locale) {
    const texts = INVITE_TEXTS[locale];
    return {
      subject: texts.subject(by),
      blocks: [
        { kind: 'paragraph', text: texts.text(by) },
        { kind: 'quote', text: name },
        { kind: 'button', text: texts.button, url },
        { kind: 'paragraph', text: texts.account },
      ],
      footnote: texts.footnote(by),
    };
  },
};
