import { readAmount } from '../../platform/text';
import type { FeedWarning } from './feed-note';
import { quote } from './feed-note';

/** Smaller sums are placeholders of programs that cannot leave a price out. */
const SMALLEST_PRICE = 10;
const KUNA_PER_EURO = 7.5345;

export interface FeedPrice {
  /** Euros; null is "on request". */
  value: number | null;
  warning: FeedWarning | null;
}

/** Price of an ad: `x`, 0, nothing and everything that cannot be shown honestly are "on request". */
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
