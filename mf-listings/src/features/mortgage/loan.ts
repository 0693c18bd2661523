/** A loan paid back in monthly payments that stay equal until something changes. */
export interface Loan {
  /** Euros. */
  amount: number;
  /** Nominal interest a year in per cent; 0 is a loan without interest. */
  rate: number;
  /** One or more. */
  months: number;
  /** For how many months the rate holds, and the one after them; null where it holds to the end. */
  later?: { after: number; rate: number } | null;
  /** A sum paid at once with a month's payment, and what becomes smaller by it: the payments or their number. */
  early?: { after: number; amount: number; shortens: 'payment' | 'term' } | null;
}

/** One year of payments, in euros. */
export interface LoanYear {
  year: number;
  principal: number;
  interest: number;
  /** What is still owed at its end. */
  balance: number;
}

export interface Repayment {
  /** Each month's payment until something changes; the last one is some cents off. */
  monthly: number;
  /** The payment after the rate has changed or a sum was paid; null where it stays the same. */
  later: number | null;
  interest: number;
  total: number;
  /** How many payments there are. */
  months: number;
  years: LoanYear[];
}

const MONTHS = 12;
const CENTS = 100;
/** Rates are counted in thousandths of a per cent; so many of them in a month are the whole sum. */
const RATE_STEPS = 1000;
const YEAR_STEPS = RATE_STEPS * 100 * MONTHS;

/**
 * How a loan is paid back. Counted in whole cents month by month, as banks do, so that what is paid adds up
 * to the cent; the last payment takes what rounding left over.
 */
export function repayment({ amount, rate, months, later = null, early = null }: Loan): Repayment {
  const owed = Math.round(amount * CENTS);
  let [balance, steps] = [owed, Math.round(rate * RATE_STEPS)];
  const first = Math.round(annuity(owed, steps / YEAR_STEPS, months));
  let payment = first;
  const rows: LoanYear[] = [];
  let [principal, interest, interestSum, month] = [0, 0, 0, 0];
  while (balance > 0) {
    if (later !== null && month === later.after) {
      steps = Math.round(later.rate * RATE_STEPS);
      payment = Math.round(annuity(balance, steps / YEAR_STEPS, months - month));
    }
    month += 1;
    // Whole numbers until the last step: half a cent is exactly half a cent.
    const due = Math.round((balance * steps) / YEAR_STEPS);
    let paid = month === months ? balance : Math.min(balance, payment - due);
    if (month === early?.after) {
      paid += Math.min(balance - paid, Math.round(early.amount * CENTS));
      if (early.shortens === 'payment' && month < months && paid < balance)
        payment = Math.round(annuity(balance - paid, steps / YEAR_STEPS, months - month));
    }
    principal += paid;
    interest += due;
    interestSum += due;
    balance -= paid;
    if (month % MONTHS === 0 || balance === 0) {
      rows.push({
        year: rows.length + 1,
        principal: principal / CENTS,
        interest: interest / CENTS,
        balance: balance / CENTS,
      });
      [principal, interest] = [0, 0];
    }
  }
  return {
    monthly: first / CENTS,
    later: payment === first ? null : payment / CENTS,
    interest: interestSum / CENTS,
    total: (owed + interestSum) / CENTS,
    months: month,
    years: rows,
  };
}

/** Equal payments; written so that small rates do not lose their digits, and none divides by zero. */
function annuity(amount: number, rate: number, periods: number): number {
  return rate === 0 ? amount / periods : (amount * rate) / -Math.expm1(-periods * Math.log1p(rate));
}
