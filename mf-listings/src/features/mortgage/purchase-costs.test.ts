import { purchaseCosts } from './purchase-costs';

test('O-81 who sells first decides between tax and VAT, and what is not known is said', () => {
  expect(purchaseCosts(248_000, 'other', 2)).toEqual({ tax: 7440, taxAtMost: 7440, agency: 6200, total: 261_640 });
  expect(purchaseCosts(248_000, 'vat', 2)).toEqual({ tax: 0, taxAtMost: 0, agency: 6200, total: 254_200 });
  expect(purchaseCosts(248_000, 'unknown', 0)).toEqual({ tax: null, taxAtMost: 7440, agency: 0, total: 255_440 });
});
