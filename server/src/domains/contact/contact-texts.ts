import type { MessageTopic } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { ReceiptTexts } from '../../platform/forms';
import type { MessageField } from './read-message';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Words of the two mails of the contact form in one language. */
export interface ContactTexts extends ReceiptTexts {
  title: string;
  fields: Readonly<Record<MessageField, string>>;
  topics: Readonly<Record<MessageTopic, string>>;
}

export const CONTACT_TEXTS: Readonly<Record<Locale, ContactTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
