const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as a language does; making the format takes longer than a page has for its numbers, so each is made once. */
export function countText(count: number, intlLocale: string): string {
  const format = formats.get(intlLocale) ?? new Intl.NumberFormat(intlLocale, { useGrouping: 'always' });
  formats.set(intlLocale, format);
  return format.format(count);
}
