import type { Locale } from '@kvadrat/contracts/locales';
import { GREETING, paragraph, type MailContent } from '../mail';
import { sayIn, type Sentence } from '../messages';

/** Sentences of the mail that says a form has come. */
export interface ReceiptTexts {
  mail: {
    /** With the number of what was sent. */
    subject: (reference: string) => Sentence;
    text: Sentence;
    footnote: Sentence;
  };
}

/**
 * The mail that says a form has come. Its address was typed by whoever sent the form and may be anybody's, so that it holds
 * nothing but the number and our own words.
 */
export function receipt({ mail }: ReceiptTexts, reference: string, locale: Locale): MailContent {
  const say = sayIn(locale);
  return {
    subject: say(mail.subject(reference)),
    blocks: [paragraph(say(GREETING)), paragraph(say(mail.text))],
    footnote: say(mail.footnote),
  };
}
