import { type Deal, type MoneyDoubt, readMoney } from '../reading/api';
import { COLUMN_BOUNDS, fits } from './column-bounds';
import { type AdWarning, type FeedWarning, quote, quoteReading } from './feed-note';

/** Smaller sums are placeholders of programs that cannot leave a price out. */
const SMALLEST_PRICE = 10;
/** Euros that are asked: of a sale from a cheap garage on, of a rent by what it is for. */
const SALES = [1000, COLUMN_BOUNDS.price[1]] as const;
const RENTS = { month: [30, 50_000], week: [30, 50_000], day: [5, 10_000], year: [300, 600_000] } as const;
/** Prices by these are no rents by the month, and no calendar says how many of them a guest takes. */
const ON_REQUEST: Readonly<Partial<Record<NonNullable<Deal['period']>, AdWarning>>> = {
  week: 'weekly-price',
  day: 'daily-price',
};
const MONTHS = 12;

export interface FeedPrice {
  /** Euros; null is "on request". */
  value: number | null;
  warnings: FeedWarning[];
}

/** Price of an ad: `x`, 0, nothing and everything that cannot be shown honestly are "on request". */
export function readPrice(text: string, currency: string, { period }: Pick<Deal, 'period'>): FeedPrice {
  const usual = period === null ? SALES : RENTS[period];
  const reading = readMoney(text, currency, usual);
  const detail = quote(`${text} ${currency}`);
  const onRequest = (code: AdWarning): FeedPrice => ({ value: null, warnings: [{ code, detail }] });
  if (reading.confidence === 'none')
    return onRequest(reading.doubts.includes('currency') ? 'price-other-currency' : 'price-unreadable');
  const { value } = reading;
  if (value === null) return { value: null, warnings: [] };
  // Less than a cent is no price and no word for none.
  if (value === 0) return /[1-9]/.test(text) ? onRequest('price-suspicious') : { value: null, warnings: [] };
  if (!fits(value, 'price')) return onRequest('value-out-of-bounds');
  if (value < SMALLEST_PRICE) return onRequest('price-suspicious');
  const unwanted = period === null ? undefined : ON_REQUEST[period];
  if (unwanted !== undefined) return onRequest(unwanted);
  const unusual = value < usual[0] || value > usual[1];
  const told: (MoneyDoubt | 'size')[] = [
    ...reading.doubts.filter((doubt) => doubt !== 'kuna' && doubt !== 'contradiction'),
    ...(unusual ? ['size' as const] : []),
  ];
  const warnings: FeedWarning[] = [
    ...(reading.doubts.includes('kuna') ? [{ code: 'price-from-kuna' as const, detail }] : []),
    ...(reading.doubts.includes('contradiction') ? [{ code: 'currency-contradiction' as const, detail }] : []),
    ...(told.length > 0
      ? [{ code: 'price-doubtful' as const, detail: quoteReading('price', { from: text, value, doubts: told }) }]
      : []),
  ];
  if (period !== 'year') return { value, warnings };
  return { value: Math.round((value / MONTHS) * 100) / 100, warnings: [...warnings, { code: 'yearly-price', detail }] };
}
