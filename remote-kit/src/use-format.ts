import { useRemote } from './remote-services';
import { CURRENCY, TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, unitsOf } from '@kvadrat/contracts/locales';
import { createFormat, type Format } from '@kvadrat/ui-kit';

const ZONE = { currency: CURRENCY, timeZone: TIME_ZONE };

/** Numbers, money and dates in the form of the page's language. */
export function useFormat(): Format {
  const { locale } = useRemote();
  return createFormat(LOCALE_DETAILS[locale].intl, { ...ZONE, units: unitsOf(locale) });
}
