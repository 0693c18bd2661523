import { separated } from './separated';

export type ParsedNumber = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'invalid' };

const INVALID: ParsedNumber = { kind: 'invalid' };
/** What people write beside a number although the field says it. */
const UNIT = /^(?:€|eur)\s*|\s*(?:€|eur|%)$/gi;

/**
 * Reads a number as people of any of our languages type it: `250.000`, `250,000`, `250 000`, `250000` and `250 000 €` are the same;
 * `1.250,50` and `1,250.50` too. A single separator with three digits behind it groups thousands, unless only the other reading
 * is a number that the field takes: an interest of `3,125` is no three thousand.
 * @param fits whether the field takes a value
 */
export function parseNumber(text: string, fits: (value: number) => boolean = () => true): ParsedNumber {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const digits = /^(\d+(?:[.,]\d+)*)[.,]?$/.exec(typed.replace(UNIT, '').replace(/[\s'’]/g, ''))?.[1];
  const read = digits === undefined ? null : separated(digits);
  if (read === null || read.odd) return INVALID;
  const [value, other] = [Number(read.text), Number(read.other ?? NaN)];
  return { kind: 'number', value: !fits(value) && fits(other) ? other : value };
}

/**
 * Writes a number that somebody typed as the page's language does; what cannot be read stays as typed, for the error to speak of.
 * @param format writes a number
 * @param fits whether the field takes a value
 */
export function tidyNumber(
  format: (value: number) => string,
  fits?: (value: number) => boolean,
): (text: string) => string {
  return (text) => {
    const parsed = parseNumber(text, fits);
    return parsed.kind === 'number' ? format(parsed.value) : text;
  };
}
