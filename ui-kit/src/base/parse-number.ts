export type ParsedNumber = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'invalid' };

const INVALID: ParsedNumber = { kind: 'invalid' };

/**
 * Reads a number as people of any of our languages type it: `250.000`, `250,000`,
 * `250 000` and `250000` are the same; `1.250,50` and `1,250.50` too. A single separator with
 * three digits after it groups, unless nothing but a zero stands before it; with one or two it is the
 * decimal sign.
 */
export function parseNumber(text: string): ParsedNumber {
  const compact = text.replace(/[\s'’]/g, '');
  if (compact === '') return { kind: 'empty' };
  if (!/^\d[\d.,]*$/.test(compact)) return INVALID;
  const decimalAt = decimalSign(compact);
  const whole = decimalAt === null ? compact : compact.slice(0, decimalAt);
  const fraction = decimalAt === null ? '' : compact.slice(decimalAt + 1);
  if (!/^\d*$/.test(fraction) || (decimalAt !== null && fraction === '')) return INVALID;
  if (!/^\d+$/.test(whole) && !/^\d{1,3}(\.\d{3})+$/.test(whole) && !/^\d{1,3}(,\d{3})+$/.test(whole)) return INVALID;
  return { kind: 'number', value: Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`) };
}

/** Position of the decimal sign, null when there is none. */
function decimalSign(text: string): number | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return null;
  const sign = text.charAt(last);
  const hasBoth = text.includes('.') && text.includes(',');
  const stands = text.split(sign).length - 1;
  if (hasBoth) return stands === 1 ? last : null;
  return stands === 1 && (text.length - last - 1 !== 3 || /^0+[.,]/.test(text)) ? last : null;
}
