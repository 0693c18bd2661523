import { useRemote } from '@kvadrat/build/remote';
import { CURRENCY, TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { createFormat, type Format } from '@kvadrat/ui-kit';
import { useMemo } from 'react';

/** Numbers, money and dates in the form of the page's language. */
export function useFormat(): Format {
  const { locale } = useRemote();
  return useMemo(() => createFormat(LOCALE_DETAILS[locale].intl, { currency: CURRENCY, timeZone: TIME_ZONE }), [locale]);
}
