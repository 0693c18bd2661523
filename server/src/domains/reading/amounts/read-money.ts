import { fold, htmlToText } from '../../../platform/text';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { said } from '../said';
import { signBook } from '../signs';
import { isWord, type Token, tokens } from '../tokens';
import { chooseValue, type Plausible } from './choose-value';
import { type Currency, findCurrencies, type FoundCurrency, KUNA_PER_EURO, readCurrency } from './currencies';
import { findNumbers, type FoundNumber } from './find-numbers';
import { isRange } from './is-range';

/**
 * `separator`: 85.000 can be 85 and 85,000; `range`: the lowest was taken; `about`, `bound`: about, at least or at most so much; `tax`: taxes are
 * spoken of; `kuna`: converted; `contradiction`: amount and currency name two; `words`: beside it stands what was not understood. Of these
 * nothing is taken: `currency`, `per-metre`, `negative`, `several`.
 */
export type MoneyDoubt =
  | 'separator'
  | 'range'
  | 'about'
  | 'bound'
  | 'tax'
  | 'kuna'
  | 'contradiction'
  | 'words'
  | 'currency'
  | 'per-metre'
  | 'negative'
  | 'several';

const SIGNS = signBook(
  'from',
  'up-to',
  'about',
  'tax',
  'per-metre',
  'negotiable',
  'on-request',
  'per-month',
  'per-week',
  'per-day',
  'per-year',
  'with',
  'of',
  'thousand',
  'million',
);
const SCALES = signBook('thousand', 'million');
/** How far two prices of one thing may lie apart by rounding. */
const SAME = 0.01;

/** Euros of an amount as people and programs write it; what is on request, in any of our languages, is said and has no value. */
export function readMoney(text: string, currencyText: string, plausible: Plausible): Reading<number, MoneyDoubt> {
  const from = said(htmlToText(text));
  const field = fieldCurrency(said(htmlToText(currencyText)));
  if (from === '' || /^x+$/i.test(from)) return unsaid();
  const plain = fold(from.replace(/[’‘`´]/g, "'"));
  // A sign of money with nothing beside it, or with the x of the schema, says that there is no price.
  if (/^x*$/.test(withoutCurrencies(plain).replace(/[\s.,-]+/g, ''))) return unsaid();
  const numbers = findNumbers(plain);
  if (numbers === null) return notUnderstood(from);
  const [first] = numbers;
  if (first === undefined)
    return isOnRequest(tokens(plain)) ? understood<number, MoneyDoubt>(null, from) : notUnderstood(from);
  if (first.negative) return notUnderstood(from, 'negative');
  const currencies = findCurrencies(plain);
  const doubts = qualifiers(plain, numbers, currencies);
  if (doubts.includes('per-metre')) return notUnderstood(from, 'per-metre');
  const amounts = numbers.map((number) => amountOf(plain, number, numbers, currencies, plausible));
  const [one, two] = amounts;
  if (one === undefined) return notUnderstood(from);
  if (amounts.length > 2) return notUnderstood(from, 'several');
  const said1 = toEuros(one.value, one.currency ?? two?.currency ?? null, field);
  const more: MoneyDoubt[] = [...doubts, ...(one.separator ? ['separator' as const] : [])];
  if (two === undefined) return conclude(said1, from, more);
  const said2 = toEuros(two.value, two.currency ?? one.currency, field);
  const same =
    said1.euros !== null && said2.euros !== null && Math.abs(said1.euros - said2.euros) <= SAME * said1.euros;
  if (one.currency === null || two.currency === null || one.currency === two.currency) {
    if (!isRange(plain.slice(one.end, two.number.start))) return notUnderstood(from, 'several');
    const lower = (said1.euros ?? Infinity) <= (said2.euros ?? Infinity) ? said1 : said2;
    return conclude(lower, from, ['range', ...more.filter((doubt) => doubt !== 'bound')]);
  }
  // 250.000 € (1.883.625 kn): one price in two currencies.
  const euro = one.currency === 'EUR' ? said1 : said2;
  if (euro.euros === null) return notUnderstood(from, 'currency');
  return understood(euro.euros, from, [
    ...more.filter((doubt) => doubt !== 'words'),
    ...(same ? [] : ['contradiction' as const]),
  ]);
}

interface Amount {
  number: FoundNumber;
  value: number;
  separator: boolean;
  currency: Currency | null;
  /** Where it ends with its scale and currency. */
  end: number;
}

/** A number with "thousand" or "million" behind it and the currency beside it. */
function amountOf(
  text: string,
  number: FoundNumber,
  all: readonly FoundNumber[],
  currencies: readonly FoundCurrency[],
  plausible: Plausible,
): Amount {
  const next = all.find(({ start }) => start > number.start)?.start ?? text.length;
  const previous = all.findLast(({ start }) => start < number.start)?.end ?? 0;
  const behind = text.slice(number.end, next);
  const [scaleWord] = SCALES.longestAt(tokens(withoutCurrencies(behind)), 0)?.meanings ?? [];
  const scale = scaleWord === 'million' ? 1_000_000 : scaleWord === 'thousand' ? 1000 : 1;
  const after = currencies.find(({ start }) => start >= number.end && start < next);
  const before = currencies.findLast(({ start, end }) => end <= number.start && start >= previous);
  const own = after ?? before ?? null;
  // With a scale a point is a decimal one: 1.250 mil. is no million of thousands.
  const { value, separator } =
    scale === 1 ? chooseValue(number, plausible) : { value: number.other ?? number.value, separator: false };
  return { number, value: value * scale, separator, currency: own?.currency ?? null, end: after?.end ?? number.end };
}

function withoutCurrencies(text: string): string {
  return findCurrencies(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

interface Euros {
  euros: number | null;
  doubts: MoneyDoubt[];
}

/** What the amount itself names counts before what its field says. */
function toEuros(value: number, own: Currency | null, field: Currency | null): Euros {
  const currency = own ?? field ?? 'EUR';
  const doubts: MoneyDoubt[] = own !== null && field !== null && own !== field ? ['contradiction'] : [];
  if (currency === 'other') return { euros: null, doubts: [...doubts, 'currency'] };
  if (currency === 'EUR') return { euros: Math.round(value * 100) / 100, doubts };
  return { euros: Math.round((value / KUNA_PER_EURO) * 100) / 100, doubts: ['kuna', ...doubts] };
}

function conclude({ euros, doubts }: Euros, from: string, more: readonly MoneyDoubt[]): Reading<number, MoneyDoubt> {
  return euros === null ? notUnderstood(from, ...doubts, ...more) : understood(euros, from, [...doubts, ...more]);
}

/** An unknown word in the field of the currency is another currency: nobody writes it there for nothing. */
function fieldCurrency(text: string): Currency | null {
  return text === '' ? null : (readCurrency(fold(text)) ?? 'other');
}

function isOnRequest(words: readonly Token[]): boolean {
  return words.some((_, at) => SIGNS.longestAt(words, at)?.meanings.has('on-request') === true);
}

const DOUBTS = { from: 'bound', 'up-to': 'bound', about: 'about', tax: 'tax', 'per-metre': 'per-metre' } as const;

/** What the words around the numbers say of them. */
function qualifiers(text: string, numbers: readonly FoundNumber[], currencies: readonly FoundCurrency[]): MoneyDoubt[] {
  const spans = [...numbers, ...currencies].sort((one, other) => other.start - one.start);
  const rest = spans.reduce((left, { start, end }) => `${left.slice(0, start)} \u00b7 ${left.slice(end)}`, text);
  const words = tokens(rest);
  const doubts: MoneyDoubt[] = [
    ...(/[~≈]/u.test(rest) ? ['about' as const] : []),
    ...(/[<>≤≥]|^[^+]*\+\s*$/u.test(rest) ? ['bound' as const] : []),
  ];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    const found = SIGNS.longestAt(words, at);
    const sign = (Object.keys(DOUBTS) as (keyof typeof DOUBTS)[]).find((name) => found?.meanings.has(name) === true);
    if (sign !== undefined) doubts.push(DOUBTS[sign]);
    else if (found === null && word !== undefined && isWord(word)) doubts.push('words');
    at += found?.length ?? 1;
  }
  return doubts;
}
