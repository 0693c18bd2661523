import { parseNumber } from '@kvadrat/ui-kit';
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
    const parsed = parseNumber(given);
    return parsed.kind === 'number' ? format(hundredths(parsed.value)) : given;
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
    const parsed = parseNumber(form[field]);
    const { min, max } = LOAN_LIMITS[field];
    if (parsed.kind !== 'number') troubles[field] = 'not-a-number';
    else if (parsed.value < min || parsed.value > max || (field === 'years' && !Number.isInteger(parsed.value))) troubles[field] = 'out-of-range';
    return parsed.kind === 'number' ? parsed.value : NaN;
  };
  const [price, ownFunds, rate, years] = [value('price'), value('ownFunds'), value('rate'), value('years')];
  if (troubles.price === undefined && troubles.ownFunds === undefined && ownFunds >= price) troubles.ownFunds = 'more-than-price';
  return { loan: Object.keys(troubles).length > 0 ? null : { amount: hundredths(price - ownFunds), rate: hundredths(rate), years }, troubles };
}

/** Address of a form, in plain figures where they can be read. */
export function loanAddress(path: string, form: LoanForm): string {
  const query = new URLSearchParams();
  for (const field of LOAN_FIELD_NAMES) {
    const parsed = parseNumber(form[field]);
    query.set(LOAN_FIELDS[field], parsed.kind === 'number' ? String(hundredths(parsed.value)) : form[field]);
  }
  return `${path}?${query.toString()}`;
}

/** Cents of sums, and rates as banks state them. Three decimals would be read as thousands. */
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
