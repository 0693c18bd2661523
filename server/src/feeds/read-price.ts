import type { FeedWarning } from './feed-note';
import { quote } from './feed-note';

/** Smaller sums are placeholders of programs that cannot leave a price out (O-10). */
const SMALLEST_PRICE = 10;
const KUNA_PER_EURO = 7.5345;

export interface FeedPrice {
  /** Euros; null is "on request". */
  value: number | null;
  warning: FeedWarning | null;
}

/** Price of an ad: `x`, 0, nothing and everything that cannot be shown honestly are "on request" (O-10). */
export function readPrice(text: string, currency: string, frequency: 'sale' | 'month' | 'week'): FeedPrice {
  const warn = (code: FeedWarning['code']): FeedPrice => ({ value: null, warning: { code, detail: quote(`${text} ${currency}`) } });
  if (text === '' || /^x$/i.test(text)) return { value: null, warning: null };
  const amount = readAmount(text);
  if (amount === null || amount < 0) return warn('price-unreadable');
  if (amount === 0) return { value: null, warning: null };
  if (amount < SMALLEST_PRICE) return warn('price-suspicious');
  if (frequency === 'week') return warn('weekly-price');
  const code = currency.toUpperCase();
  if (code === 'HRK' || code === 'KN') {
    return { value: Math.round((amount / KUNA_PER_EURO) * 100) / 100, warning: { code: 'price-from-kuna', detail: quote(`${text} ${currency}`) } };
  }
  return code === '' || code === 'EUR' || code === '€' ? { value: amount, warning: null } : warn('price-other-currency');
}

/**
 * A number as people and programs write it: `250000`, `250.000`, `159,950`, `250.000,50`, `250 000 €`. A separator
 * followed by exactly three digits, or that comes twice, is one of thousands; any other is the decimal one.
 */
export function readAmount(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f']|€|EUR|HRK|kn/gi, '');
  if (!/^-?\d+([.,]\d+)*$/.test(compact)) return null;
  const parts = compact.split(/[.,]/);
  const decimals = parts.length > 1 && isDecimal(compact) ? (parts.pop() ?? '') : '';
  if (parts.slice(1).some((group) => group.length !== 3)) return null;
  const value = Number(`${parts.join('')}.${decimals === '' ? '0' : decimals}`);
  return Number.isSafeInteger(Math.round(value)) ? value : null;
}

/** Whether the last separator is the decimal one. */
function isDecimal(compact: string): boolean {
  const separators = compact.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  const digits = compact.length - 1 - Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (separators.filter((separator) => separator === last).length > 1) return false;
  return separators.length > 1 || digits !== 3;
}
