import { paragraph, type MailTemplate } from '../../../platform/mail';
import { sayIn } from '../../../platform/messages';
import { ALERT_TEXTS } from '../digest/alert-texts';

/** To whom somebody asked alerts for without an account: nothing is sent before the link was followed. */
export const proveMail: MailTemplate<{ name: string; url: string }> = {
  name: 'alert-prove',
  compose({ name, url }, locale) {
    const say = sayIn(locale);
    return {
      subject: say(ALERT_TEXTS.proveSubject),
      blocks: [
        paragraph(say(ALERT_TEXTS.proveText)),
        { kind: 'quote', text: name },
        { kind: 'button', text: say(ALERT_TEXTS.proveButton), url },
      ],
      footnote: say(ALERT_TEXTS.proveFootnote),
    };
  },
};
