import type { MessageTopic } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FormPageTexts } from '../../platform/form-page';
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

/** Words of the two mails of the contact form, and those that the forms of an ad share with it, in one language. */
export interface ContactTexts extends Pick<FormPageTexts, 'title' | 'trap' | 'send' | 'obstacles' | 'mail'> {
  fields: Readonly<Record<MessageField, string>>;
  topics: Readonly<Record<MessageTopic, string>>;
  emailHint: string;
  problems: FormPageTexts['problems'] & {
    required: Readonly<Record<MessageField, string>>;
    email: string;
    shortMessage: string;
    /** `#` stands for the limit. */
    long: string;
  };
}

export const CONTACT_TEXTS: Readonly<Record<Locale, ContactTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
