import { useRemote } from './remote-services';
import { CURRENCY, TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { createFormat, type Format } from '@kvadrat/ui-kit';

const ZONE = { currency: CURRENCY, timeZone: TIME_ZONE };

/** Numbers, money and dates in the form of the page's language. */
export function useFormat(): Format {
  return createFormat(LOCALE_DETAILS[useRemote().locale].intl, ZONE);
}
