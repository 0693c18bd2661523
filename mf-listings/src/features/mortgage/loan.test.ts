import fc from 'fast-check';
import { repayment } from './loan';

test('R280 a loan of 160,000 euros at 3.5 % over 25 years', () => {
  const { monthly, total, interest, years } = repayment({ amount: 160_000, rate: 3.5, years: 25 });
  // 160000 × r / (1 − (1 + r)^−300) with r = 0.035 / 12
  expect(monthly).toBe(801);
  expect(total).toBeCloseTo(240_299, -1);
  expect(interest).toBeCloseTo(total - 160_000, 2);
  expect(years).toHaveLength(25);
  expect(years.at(-1)?.balance).toBe(0);
});

test('R280 without interest each month is the loan by its months', () => {
  const { monthly, interest, total } = repayment({ amount: 120_000, rate: 0, years: 10 });
  expect([monthly, interest, total]).toEqual([1000, 0, 120_000]);
});

test('R280 whatever the loan: it is paid back to the cent, interest falls from year to year, and nothing is NaN', () => {
  const loan = fc.record({
    amount: fc.integer({ min: 1, max: 20_000_000 }),
    rate: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
    years: fc.integer({ min: 1, max: 40 }),
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
  const { monthly, interest } = repayment({ amount: 1_000_000, rate: 0.01, years: 30 });
  expect(monthly).toBeCloseTo(1_000_000 / 360, -1);
  expect(interest).toBeGreaterThan(1400);
  expect(interest).toBeLessThan(1600);
});
