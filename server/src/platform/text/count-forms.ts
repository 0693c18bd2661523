/** How one language counts. */
export interface CountForms {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
}

const forms = new Map<string, CountForms>();

/** The same objects for the same tag: making them takes longer than a page has for its numbers. */
export function countForms(intlLocale: string): CountForms {
  let known = forms.get(intlLocale);
  if (known === undefined) {
    known = { plural: new Intl.PluralRules(intlLocale), number: new Intl.NumberFormat(intlLocale, { useGrouping: 'always' }) };
    forms.set(intlLocale, known);
  }
  return known;
}
