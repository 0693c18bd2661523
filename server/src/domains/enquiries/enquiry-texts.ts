import type { Locale } from '@kvadrat/contracts/locales';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Of the mails; in `text` and `subject` the sign `#` stands for the ad's title, in the text of a reply for who writes. */
interface EnquiryMailTexts {
  greeting: string;
  confirm: { subject: string; text: string; button: string; lifetime: string; note: string };
  /** To the advertiser. */
  enquiry: { subject: string; text: string };
  /** To the visitor: what was passed on; `comes` where answers by mail are taken. */
  copy: { subject: string; text: string; comes: string };
  reply: { subject: string; text: string };
  fields: { name: string; phone: string; reason: string; kind: string };
  written: string;
  ad: string;
  answer: string;
  /** Stands on a line of its own above what a mail says, so that what is quoted below an answer can be cut off. */
  above: string;
  /** Files of an answer by mail are not passed on. */
  files: string;
  footnote: string;
}

export interface EnquiryTexts {
  mail: EnquiryMailTexts;
}

export const ENQUIRY_TEXTS: Readonly<Record<Locale, EnquiryTexts>> = { hr, de, en, it, fr, es, ru, pt, el };

/** Why somebody gets a mail about a conversation. */
export function enquiryFootnote(locale: Locale): string {
  return ENQUIRY_TEXTS[locale].mail.footnote;
}
