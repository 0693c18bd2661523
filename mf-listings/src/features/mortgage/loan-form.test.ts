import { loanAddress, loanForm, readLoan, type LoanForm } from './loan-form';

const plain = (value: number): string => String(value);
const form = (changes: Partial<LoanForm> = {}): LoanForm => ({ ...loanForm('', plain), ...changes });

test('R280 what is typed in any of our number forms is read', () => {
  expect(readLoan(form({ price: '250.000', ownFunds: '50 000', rate: '3,25', years: '30' }))).toEqual({
    loan: { amount: 200_000, rate: 3.25, months: 360, later: null, early: null },
    price: 250_000,
    commission: 0,
    troubles: {},
  });
  expect(readLoan(form({ price: '250,000.00', ownFunds: '0', rate: '0' })).loan).toEqual({
    amount: 250_000,
    rate: 0,
    months: 300,
    later: null,
    early: null,
  });
});

test.each([
  [{ years: '0' }, { years: 'no-term' }],
  [{ fixedYears: '5' }, { laterRate: 'missing' }],
  [{ fixedYears: '25', laterRate: '4' }, { fixedYears: 'too-late' }],
  [{ early: '10.000', earlyYears: '30' }, { earlyYears: 'too-late' }],
  [{ months: '12' }, { months: 'out-of-range' }],
  [{ years: '2,5' }, { years: 'out-of-range' }],
  [{ years: '41' }, { years: 'out-of-range' }],
  [{ rate: '-1' }, { rate: 'not-a-number' }],
  [{ rate: '25' }, { rate: 'out-of-range' }],
  [{ rate: '' }, { rate: 'not-a-number' }],
  [{ price: 'puno' }, { price: 'not-a-number' }],
  [{ ownFunds: '200.000' }, { ownFunds: 'more-than-price' }],
])('R280 %j cannot be counted with: %j', (changes, troubles) => {
  expect(readLoan(form(changes))).toMatchObject({ loan: null, price: null, troubles });
  expect(Object.keys(readLoan(form(changes)).troubles)).toEqual(Object.keys(troubles));
});

test('the address carries the form and gives it back, unreadable text as typed', () => {
  const typed = form({ price: '250.000', rate: '3,25', years: 'dvadeset' });
  const address = loanAddress('/kalkulator-kredita/', typed);
  expect(address).toBe('/kalkulator-kredita/?cijena=250000&ucesce=40000&kamata=3.25&godine=dvadeset');
  expect(loanForm(address.slice(address.indexOf('?')), plain)).toMatchObject({
    price: '250000',
    rate: '3.25',
    years: 'dvadeset',
  });
  expect(readLoan(loanForm('?kamata=3.5', (value) => String(value).replace('.', ','))).loan?.rate).toBe(3.5);
});

test.each(['3,125', '3.125', '3,125 %', '3.125%'])(
  'O-85 an interest of %s is three and an eighth, also by the address',
  (rate) => {
    expect(readLoan(form({ rate })).loan?.rate).toBe(3.125);
    const address = loanAddress('/', form({ rate }));
    expect(address).toContain('kamata=3.125');
    expect(readLoan(loanForm(address.slice(1), (value) => String(value).replace('.', ','))).loan?.rate).toBe(3.125);
  },
);

test('R280 terms in months, fixed years and early sums are read, and come back from the address', () => {
  const typed = form({ years: '0', months: '1', commission: '2,5', seller: 'vat' });
  expect(readLoan(typed)).toMatchObject({ loan: { months: 1 }, commission: 2.5 });
  const later = form({ fixedYears: '5', laterRate: '4,125 %', early: '10 000', earlyYears: '3', shortens: 'term' });
  expect(readLoan(later).loan).toMatchObject({
    later: { after: 60, rate: 4.125 },
    early: { after: 36, amount: 10_000, shortens: 'term' },
  });
  for (const given of [typed, later]) {
    const address = loanAddress('/', given);
    expect(readLoan(loanForm(address.slice(1), (value) => String(value).replace('.', ',')))).toEqual(readLoan(given));
  }
});
