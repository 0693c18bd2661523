import type { Locale } from '@kvadrat/contracts/locales';

/** A text for each plural form of a language, `#` for the number. */
export function plural(locale: Locale, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
}
