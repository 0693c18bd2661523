const formatters = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs far more than using it; a list formats hundreds of numbers. */
function formatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let found = formatters.get(key);
  if (found === undefined) formatters.set(key, (found = new Intl.NumberFormat(locale, options)));
  return found;
}

/** Groups thousands in every language, also those that leave four digits whole: `1.250`. */
export function formatNumber(value: number, locale: string): string {
  return formatter(locale, { useGrouping: 'always', maximumFractionDigits: 2 }).format(value);
}

/** A whole amount with its currency sign where the language puts it: `250.000 €`, `€250,000`. */
export function formatCurrency(value: number, currency: string, locale: string): string {
  return formatter(locale, { style: 'currency', currency, useGrouping: 'always', maximumFractionDigits: 0 }).format(value);
}
