import fc from 'fast-check';
import { repayment } from './loan';

test('R280 a loan of 160,000 euros at 3.5 % over 25 years', () => {
  const { monthly, total, interest, years } = repayment({ amount: 160_000, rate: 3.5, months: 300 });
  // 160000 × r / (1 − (1 + r)^−300) with r = 0.035 / 12
  expect(monthly).toBe(801);
  expect(total).toBeCloseTo(240_299, -1);
  expect(interest).toBeCloseTo(total - 160_000, 2);
  expect(years).toHaveLength(25);
  expect(years.at(-1)?.balance).toBe(0);
});

test('R280 without interest each month is the loan by its months', () => {
  const { monthly, interest, total } = repayment({ amount: 120_000, rate: 0, months: 120 });
  expect([monthly, interest, total]).toEqual([1000, 0, 120_000]);
});

test('R280 whatever the loan: it is paid back to the cent, interest falls from year to year, and nothing is NaN', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 1, max: 20_000_000 }),
    rate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 1, max: 480 }),
  });
  fc.assert(
    fc.property(loan, (given) => {
      const { monthly, interest, total, years } = repayment(given);
      const principal = years.reduce((sum, row) => sum + Math.round(row.principal * 100), 0);
      expect(principal).toBe(given.amount * 100);
      expect(Math.round(total * 100)).toBe(given.amount * 100 + Math.round(interest * 100));
      expect(years.at(-1)?.balance).toBe(0);
      expect([monthly, interest, total].every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
      years.slice(1).forEach((row, index) => expect(row.interest).toBeLessThanOrEqual(years[index]?.interest ?? 0));
    }),
    { numRuns: 200 },
  );
});

test('R280 a rate so small that a naive formula loses it still costs something', () => {
  const { monthly, interest } = repayment({ amount: 1_000_000, rate: 0.01, months: 360 });
  expect(monthly).toBeCloseTo(1_000_000 / 360, -1);
  expect(interest).toBeGreaterThan(1400);
  expect(interest).toBeLessThan(1600);
});

/** Another way to the same: exact fractions of whole numbers, month by month, with nothing of the code it checks. */
function reference({ amount, rate, months }: { amount: number; rate: number; months: number }) {
  // Rates are thousandths of a per cent; a month's is the rate by 1,200,000.
  const [numerator, denominator] = [BigInt(Math.round(rate * 1000)), 1_200_000n];
  const half = (top: bigint, bottom: bigint): bigint => (2n * top + bottom) / (2n * bottom);
  const owed = BigInt(Math.round(amount * 100));
  const [grown, base] = [(numerator + denominator) ** BigInt(months), denominator ** BigInt(months)];
  // P · i · (1 + i)^n ÷ ((1 + i)^n − 1)
  const payment =
    numerator === 0n ? half(owed, BigInt(months)) : half(owed * numerator * grown, denominator * (grown - base));
  let [balance, interest] = [owed, 0n];
  for (let month = 1; month <= months && balance > 0n; month++) {
    const due = half(balance * numerator, denominator);
    interest += due;
    const paid = month === months || payment - due > balance ? balance : payment - due;
    balance -= paid;
  }
  return { monthly: Number(payment) / 100, interest: Number(interest) / 100 };
}

test('R280 ten thousand loans cost to the cent what exact arithmetic says', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 100_000, max: 200_000_000 }).map((cents) => cents / 100),
    rate: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
    months: fc.integer({ min: 1, max: 480 }),
  });
  fc.assert(
    fc.property(loan, (given) => {
      const { monthly, interest } = repayment(given);
      expect({ given, monthly, interest }).toEqual({ given, ...reference(given) });
    }),
    {
      numRuns: 10_000,
      seed: 280,
      examples: [
        [{ amount: 100_000, rate: 0, months: 7 }],
        [{ amount: 99_999.99, rate: 3.125, months: 1 }],
        [{ amount: 2_000_000, rate: 20, months: 480 }],
      ],
    },
  );
}, 120_000);

test('R280 one month pays it all back with a month of interest', () => {
  expect(repayment({ amount: 120_000, rate: 3, months: 1 })).toMatchObject({
    monthly: 120_300,
    interest: 300,
    months: 1,
  });
});

test('R280 a rate that changes makes another payment out of what is still owed', () => {
  const given = { amount: 160_000, rate: 3, months: 300 };
  const changed = repayment({ ...given, later: { after: 60, rate: 5 } });
  const fixed = repayment(given);
  const owed = fixed.years[4]?.balance ?? 0;
  expect(changed.monthly).toBe(fixed.monthly);
  expect(changed.later).toBe(repayment({ amount: owed, rate: 5, months: 240 }).monthly);
  expect(changed.years.at(-1)?.balance).toBe(0);
});

test('R280 what is paid early makes payments smaller or fewer, and either way saves interest', () => {
  const given = { amount: 160_000, rate: 3, months: 300 };
  const [plain, smaller, fewer] = [
    repayment(given),
    repayment({ ...given, early: { after: 60, amount: 20_000, shortens: 'payment' } }),
    repayment({ ...given, early: { after: 60, amount: 20_000, shortens: 'term' } }),
  ];
  expect(smaller.months).toBe(300);
  expect(smaller.later).toBeLessThan(plain.monthly);
  expect(fewer.months).toBeLessThan(300);
  expect(fewer.later).toBeNull();
  expect(fewer.interest).toBeLessThan(smaller.interest);
  expect(smaller.interest).toBeLessThan(plain.interest);
  for (const { years } of [smaller, fewer]) {
    expect(years.reduce((sum, row) => sum + Math.round(row.principal * 100), 0)).toBe(16_000_000);
    expect(years.at(-1)?.balance).toBe(0);
  }
  expect(repayment({ ...given, early: { after: 12, amount: 500_000, shortens: 'term' } })).toMatchObject({
    months: 12,
  });
});
