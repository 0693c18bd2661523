/** Prices as short as a tag on the map has room for, in the form of the language: `389 tis.`, `1,65 mil.` */
export function shortPrice(locale: string): (euros: number) => string {
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (euros) => short.format(euros);
}
