import { parseNumber } from '@kvadrat/contracts/numbers';
import type { Loan } from './loan';

/** Fields of the form and its address, as they are typed. */
export const LOAN_FIELDS = { price: 'cijena', ownFunds: 'ucesce', rate: 'kamata', years: 'godine' } as const;
export type LoanField = keyof typeof LOAN_FIELDS;
export type LoanForm = Readonly<Record<LoanField, string>>;

/** Why a field cannot be counted with. */
export type LoanTrouble = 'not-a-number' | 'out-of-range' | 'more-than-price';

/** Inclusive bounds: euros, per cent a year, whole years. */
export const LOAN_LIMITS: Readonly<Record<LoanField, { min: number; max: number }>> = {
  price: { min: 1000, max: 20_000_000 },
  ownFunds: { min: 0, max: 20_000_000 },
  rate: { min: 0, max: 20 },
  years: { min: 1, max: 40 },
};

/** What the page begins with; a link may say otherwise. */
const BEGIN: Readonly<Record<LoanField, number>> = { price: 200_000, ownFunds: 40_000, rate: 3.5, years: 25 };

/** Nobody means a number of more characters. */
const LONGEST = 30;

export const LOAN_FIELD_NAMES: readonly LoanField[] = ['price', 'ownFunds', 'rate', 'years'];

/**
 * The form as the address fills it; what is not in it is as the page begins.
 * @param search query with its question mark
 * @param format writes numbers as the page's language does, with two decimals at least
 */
export function loanForm(search: string, format: (value: number) => string): LoanForm {
  const query = new URLSearchParams(search);
  const text = (field: LoanField): string => {
    const given = query.get(LOAN_FIELDS[field])?.slice(0, LONGEST);
    if (given === undefined) return format(BEGIN[field]);
    const parsed = parseNumber(given, fitsOf(field));
    return parsed.kind === 'number' ? format(rounded(field, parsed.value)) : given;
  };
  return { price: text('price'), ownFunds: text('ownFunds'), rate: text('rate'), years: text('years') };
}

export interface ReadLoan {
  loan: Loan | null;
  troubles: Partial<Record<LoanField, LoanTrouble>>;
}

/** Reads the form in the number forms of any of our languages; without troubles there is a loan. */
export function readLoan(form: LoanForm): ReadLoan {
  const troubles: ReadLoan['troubles'] = {};
  const value = (field: LoanField): number => {
    const fits = fitsOf(field);
    const parsed = parseNumber(form[field], fits);
    if (parsed.kind !== 'number') troubles[field] = 'not-a-number';
    else if (!fits(parsed.value)) troubles[field] = 'out-of-range';
    return parsed.kind === 'number' ? parsed.value : NaN;
  };
  const [price, ownFunds, rate, years] = [value('price'), value('ownFunds'), value('rate'), value('years')];
  if (troubles.price === undefined && troubles.ownFunds === undefined && ownFunds >= price)
    troubles.ownFunds = 'more-than-price';
  return {
    loan:
      Object.keys(troubles).length > 0
        ? null
        : { amount: rounded('price', price - ownFunds), rate: rounded('rate', rate), years },
    troubles,
  };
}

/** Address of a form, in plain figures where they can be read. */
export function loanAddress(path: string, form: LoanForm): string {
  const query = new URLSearchParams();
  for (const field of LOAN_FIELD_NAMES) {
    const parsed = parseNumber(form[field], fitsOf(field));
    query.set(LOAN_FIELDS[field], parsed.kind === 'number' ? String(rounded(field, parsed.value)) : form[field]);
  }
  return `${path}?${query.toString()}`;
}

/** Whether a field takes a value. */
export function fitsOf(field: LoanField): (value: number) => boolean {
  const { min, max } = LOAN_LIMITS[field];
  return (value) => value >= min && value <= max && (field !== 'years' || Number.isInteger(value));
}

/** Cents of sums, and rates in steps of an eighth of a per cent, as banks state them. */
function rounded(field: LoanField, value: number): number {
  const steps = field === 'rate' ? 1000 : 100;
  return Math.round(value * steps) / steps;
}
