import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { countForms } from '../../platform/text';

/** A text for each plural form of a language, `#` for the number. */
export function plural(locale: Locale, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): (count: number) => string {
  return (count) => (forms[countForms(LOCALE_DETAILS[locale].intl).plural.select(count)] ?? forms.other).replace('#', String(count));
}
