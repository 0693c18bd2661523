import { useRemote } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { useMemo } from 'react';

/** Banks state rates in eighths of a per cent: `3,125`. */
const DECIMALS = 3;

/** Writes a number of the loan's form as the page's language does, with all decimals that a rate has. */
export function useLoanNumber(): (value: number) => string {
  const { locale } = useRemote();
  return useMemo(() => {
    const format = new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, {
      useGrouping: 'always',
      maximumFractionDigits: DECIMALS,
    });
    return (value: number) => format.format(value);
  }, [locale]);
}
