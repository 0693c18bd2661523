import type { BusinessKind } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FormTexts } from '../form-page';
import type { RequestField } from './read-request';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** Texts of the sign-up page of agencies and constructors, and of its two mails, in one language. */
export interface SignUpTexts extends FormTexts {
  title: string;
  description: string;
  lead: string;
  fields: Readonly<Record<RequestField, string>>;
  hints: Readonly<Partial<Record<RequestField, string>>>;
  chooseKind: string;
  kinds: Readonly<Record<BusinessKind, string>>;
  problems: FormTexts['problems'] & {
    required: Readonly<Record<RequestField, string>>;
    email: string;
    phone: string;
    oib: string;
    /** `#` stands for the limit. */
    long: string;
  };
  done: {
    title: string;
    /** `#` stands for the request's number. */
    text: string;
    next: string;
    home: string;
  };
  help: {
    title: string;
    items: readonly (readonly [question: string, answer: string])[];
    /** Way for private people, `[words](signIn)`. */
    people: string;
  };
  mail: {
    subject: string;
    greeting: string;
    text: string;
    copy: string;
    footnote: string;
  };
}

export const SIGN_UP_TEXTS: Readonly<Record<Locale, SignUpTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
