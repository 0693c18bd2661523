import { formatCurrency, formatNumber } from './format-number';

/** Numbers as one language writes them; spaces inside do not break. */
export interface Format {
  /** `1.250` */
  number: (value: number) => string;
  /** `250.000 €` */
  money: (amount: number) => string;
  /** `58 m²` */
  area: (squareMetres: number) => string;
  /** `23. 1. 2026.` of an ISO date-time */
  date: (iso: string) => string;
}

/** @param locale tag for `Intl`; region and zone decide on forms and days */
export function createFormat(locale: string, { currency, timeZone }: { currency: string; timeZone: string }): Format {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone });
  return {
    number: (value) => formatNumber(value, locale),
    money: (amount) => formatCurrency(amount, currency, locale),
    area: (squareMetres) => `${formatNumber(squareMetres, locale)}\u00a0m²`,
    date: (iso) => date.format(new Date(iso)),
  };
}
