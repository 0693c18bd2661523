import { LOCALES } from '@kvadrat/contracts/locales';
import { timeText } from './visit-times';

test.each(LOCALES)('R118 the hour of a visit counts to 24 in %s, as on the form where it was named', (locale) => {
  expect(timeText(new Date('2026-12-01T16:30:00Z'), locale)).toMatch(/\D17:30$/);
});
