import type { BusinessKind } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { ReceiptTexts } from '../../platform/forms';
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

/** Words of the two mails of the sign-up of agencies and constructors in one language. */
export interface SignUpTexts extends ReceiptTexts {
  title: string;
  fields: Readonly<Record<Exclude<RequestField, 'privacy'>, string>>;
  kinds: Readonly<Record<BusinessKind, string>>;
}

export const SIGN_UP_TEXTS: Readonly<Record<Locale, SignUpTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
