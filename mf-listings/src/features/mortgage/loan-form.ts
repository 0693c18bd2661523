import { parseNumber } from '@kvadrat/contracts/numbers';
import type { Loan } from './loan';
import { type Seller, SELLERS } from './purchase-costs';

/** Fields of the form and its address, as they are typed. */
export const LOAN_FIELDS = {
  price: 'cijena',
  ownFunds: 'ucesce',
  rate: 'kamata',
  years: 'godine',
  months: 'mjeseci',
  fixedYears: 'fiksno',
  laterRate: 'poslije',
  early: 'uplata',
  earlyYears: 'nakon',
  commission: 'provizija',
} as const;
export type LoanField = keyof typeof LOAN_FIELDS;
export type LoanForm = Readonly<Record<LoanField, string>> & {
  readonly seller: Seller;
  readonly shortens: 'payment' | 'term';
};

/** Fields that may be left empty: nothing changes then. */
const OPTIONAL: readonly LoanField[] = ['months', 'fixedYears', 'laterRate', 'early', 'earlyYears', 'commission'];

/** Why a field cannot be counted with. */
export type LoanTrouble = 'not-a-number' | 'out-of-range' | 'more-than-price' | 'no-term' | 'too-late' | 'missing';

/** Inclusive bounds: euros, per cent a year, whole years. */
export const LOAN_LIMITS: Readonly<Record<LoanField, { min: number; max: number }>> = {
  price: { min: 1000, max: 20_000_000 },
  ownFunds: { min: 0, max: 20_000_000 },
  rate: { min: 0, max: 20 },
  years: { min: 0, max: 40 },
  months: { min: 0, max: 11 },
  fixedYears: { min: 1, max: 39 },
  laterRate: { min: 0, max: 20 },
  early: { min: 1, max: 20_000_000 },
  earlyYears: { min: 1, max: 39 },
  commission: { min: 0, max: 10 },
};

/** What the page begins with; a link may say otherwise. */
const BEGIN: Readonly<Partial<Record<LoanField, number>>> = { price: 200_000, ownFunds: 40_000, rate: 3.5, years: 25 };

/** Nobody means a number of more characters. */
const LONGEST = 30;

const LOAN_FIELD_NAMES = Object.keys(LOAN_FIELDS) as readonly LoanField[];
const WHOLE: readonly LoanField[] = ['years', 'months', 'fixedYears', 'earlyYears'];

/**
 * The form as the address fills it; what is not in it is as the page begins.
 * @param search query with its question mark
 * @param format writes numbers as the page's language does, with two decimals at least
 */
export function loanForm(search: string, format: (value: number) => string): LoanForm {
  const query = new URLSearchParams(search);
  const text = (field: LoanField): string => {
    const given = query.get(LOAN_FIELDS[field])?.slice(0, LONGEST);
    const begin = BEGIN[field];
    if (given === undefined) return begin === undefined ? '' : format(begin);
    const parsed = parseNumber(given, fitsOf(field));
    return parsed.kind === 'number' ? format(rounded(field, parsed.value)) : given;
  };
  return {
    price: text('price'),
    ownFunds: text('ownFunds'),
    rate: text('rate'),
    years: text('years'),
    months: text('months'),
    fixedYears: text('fixedYears'),
    laterRate: text('laterRate'),
    early: text('early'),
    earlyYears: text('earlyYears'),
    commission: text('commission'),
    seller: SELLERS.find((seller) => SELLER_WORDS[seller] === query.get('prodaje')) ?? 'unknown',
    shortens: query.get('skracuje') === 'rok' ? 'term' : 'payment',
  };
}

/** Who sells, in words of the address. */
export const SELLER_WORDS: Readonly<Record<Seller, string>> = { unknown: 'nepoznato', vat: 'pdv', other: 'porez' };

export interface ReadLoan {
  loan: Loan | null;
  /** Euros; null where the form has a trouble. */
  price: number | null;
  /** Per cent. */
  commission: number;
  troubles: Partial<Record<LoanField, LoanTrouble>>;
}

const MONTHS = 12;

/** Reads the form in the number forms of any of our languages; without troubles there is a loan. */
export function readLoan(form: LoanForm): ReadLoan {
  const troubles: ReadLoan['troubles'] = {};
  const value = (field: LoanField): number | null => {
    if (OPTIONAL.includes(field) && form[field].trim() === '') return null;
    const fits = fitsOf(field);
    const parsed = parseNumber(form[field], fits);
    if (parsed.kind !== 'number') troubles[field] = 'not-a-number';
    else if (!fits(parsed.value)) troubles[field] = 'out-of-range';
    return parsed.kind === 'number' ? rounded(field, parsed.value) : null;
  };
  const values = Object.fromEntries(LOAN_FIELD_NAMES.map((field) => [field, value(field)])) as Record<
    LoanField,
    number | null
  >;
  const price = values.price ?? NaN;
  const ownFunds = values.ownFunds ?? NaN;
  const months = (values.years ?? 0) * MONTHS + (values.months ?? 0);
  const spoil = (field: LoanField, trouble: LoanTrouble): void => {
    troubles[field] ??= trouble;
  };
  if (troubles.price === undefined && ownFunds >= price) spoil('ownFunds', 'more-than-price');
  if (troubles.years === undefined && months === 0) spoil('years', 'no-term');
  // One without the other says nothing.
  for (const [one, other] of [
    ['fixedYears', 'laterRate'],
    ['early', 'earlyYears'],
  ] as const) {
    if (form[one].trim() !== '' && form[other].trim() === '') spoil(other, 'missing');
    if (form[other].trim() !== '' && form[one].trim() === '') spoil(one, 'missing');
  }
  for (const field of ['fixedYears', 'earlyYears'] as const)
    if (troubles.years === undefined && (values[field] ?? 0) * MONTHS >= months && values[field] !== null)
      spoil(field, 'too-late');
  const spoilt = Object.keys(troubles).length > 0;
  const { fixedYears, laterRate, early, earlyYears } = values;
  return {
    loan: spoilt
      ? null
      : {
          amount: rounded('price', price - ownFunds),
          rate: values.rate ?? 0,
          months,
          later: fixedYears === null || laterRate === null ? null : { after: fixedYears * MONTHS, rate: laterRate },
          early:
            early === null || earlyYears === null
              ? null
              : { after: earlyYears * MONTHS, amount: early, shortens: form.shortens },
        },
    price: spoilt ? null : price,
    commission: values.commission ?? 0,
    troubles,
  };
}

/** Address of a form, in plain figures where they can be read. */
export function loanAddress(path: string, form: LoanForm): string {
  const query = new URLSearchParams();
  for (const field of LOAN_FIELD_NAMES) {
    if (OPTIONAL.includes(field) && form[field].trim() === '') continue;
    const parsed = parseNumber(form[field], fitsOf(field));
    query.set(LOAN_FIELDS[field], parsed.kind === 'number' ? String(rounded(field, parsed.value)) : form[field]);
  }
  if (form.seller !== 'unknown') query.set('prodaje', SELLER_WORDS[form.seller]);
  if (form.shortens === 'term' && form.early.trim() !== '') query.set('skracuje', 'rok');
  return `${path}?${query.toString()}`;
}

/** Whether a field takes a value. */
export function fitsOf(field: LoanField): (value: number) => boolean {
  const { min, max } = LOAN_LIMITS[field];
  return (value) => value >= min && value <= max && (!WHOLE.includes(field) || Number.isInteger(value));
}

/** Cents of sums, and rates in steps of an eighth of a per cent, as banks state them. */
function rounded(field: LoanField, value: number): number {
  const steps = field === 'rate' || field === 'laterRate' ? 1000 : 100;
  return Math.round(value * steps) / steps;
}
