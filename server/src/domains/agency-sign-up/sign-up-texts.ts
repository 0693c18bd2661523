import type { BusinessKind } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { FormPageTexts } from '../../platform/form-page';
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
export interface SignUpTexts extends FormPageTexts {
  fields: Readonly<Record<RequestField, string>>;
  hints: Readonly<Partial<Record<RequestField, string>>>;
  chooseKind: string;
  kinds: Readonly<Record<BusinessKind, string>>;
  problems: FormPageTexts['problems'] & {
    required: Readonly<Record<RequestField, string>>;
    email: string;
    phone: string;
    oib: string;
    /** `#` stands for the limit. */
    long: string;
  };
  help: FormPageTexts['help'] & {
    /** Way for private people, `[words](signIn)`. */
    people: string;
  };
}

export const SIGN_UP_TEXTS: Readonly<Record<Locale, SignUpTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
