import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { MailBlock, MailContent } from '../mail';

/** Words of the mail that says a form has come. */
export interface ReceiptTexts {
  mail: {
    /** `#` stands for the number of what was sent. */
    subject: string;
    greeting: string;
    text: string;
    footnote: string;
  };
}

/**
 * The mail that says a form has come. Its address was typed by whoever sent the form and may be anybody's, so that it holds
 * nothing but the number and our own words.
 */
export function receipt({ mail }: ReceiptTexts, reference: string, locale: Locale): MailContent {
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: typeset(text, locale) });
  return {
    subject: mail.subject.replace('#', reference),
    blocks: [paragraph(mail.greeting), paragraph(mail.text)],
    footnote: typeset(mail.footnote, locale),
  };
}
