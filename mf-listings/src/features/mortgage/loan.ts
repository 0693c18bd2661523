/** A loan paid back in equal monthly payments. */
export interface Loan {
  /** Euros. */
  amount: number;
  /** Nominal interest a year in per cent; 0 is a loan without interest. */
  rate: number;
  /** Years, one or more. */
  years: number;
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
  /** Each month's payment; the last one is some cents off. */
  monthly: number;
  interest: number;
  total: number;
  years: LoanYear[];
}

const MONTHS = 12;
const CENTS = 100;

/**
 * How a loan is paid back. Counted in whole cents month by month, as banks do, so that what is paid adds up
 * to the cent; the last payment takes what rounding left over.
 */
export function repayment({ amount, rate, years }: Loan): Repayment {
  const months = years * MONTHS;
  const monthlyRate = rate / 100 / MONTHS;
  const owed = Math.round(amount * CENTS);
  const payment = Math.round(annuity(owed, monthlyRate, months));
  const rows: LoanYear[] = [];
  let balance = owed;
  for (let year = 1; year <= years; year++) {
    let [principal, interest] = [0, 0];
    for (let month = 1; month <= MONTHS; month++) {
      const due = Math.round(balance * monthlyRate);
      const last = year === years && month === MONTHS;
      const paid = last ? balance : Math.min(balance, payment - due);
      principal += paid;
      interest += due;
      balance -= paid;
    }
    rows.push({ year, principal: principal / CENTS, interest: interest / CENTS, balance: balance / CENTS });
  }
  const interest = rows.reduce((sum, row) => sum + Math.round(row.interest * CENTS), 0);
  return { monthly: payment / CENTS, interest: interest / CENTS, total: (owed + interest) / CENTS, years: rows };
}

/** Equal payments; written so that small rates do not lose their digits, and none divides by zero. */
function annuity(amount: number, rate: number, periods: number): number {
  return rate === 0 ? amount / periods : (amount * rate) / -Math.expm1(-periods * Math.log1p(rate));
}
