import { countLabel } from './count-label';

test('R261 the total is exact and grouped up to the cap, and the cap above it', () => {
  expect([0, 999, 1234, 2000, 2001, 500_000].map((count) => countLabel(count))).toEqual([
    '0',
    '999',
    '1.234',
    '2.000',
    '2000+',
    '2000+',
  ]);
  expect(countLabel(1234, 'en-GB')).toBe('1,234');
});
