import { useRemote } from '@kvadrat/remote-kit';
import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { useMemo } from 'react';

export interface Times {
  /** Day and minute, where the portal is. @param time ISO time */
  at: (time: string) => string;
  /** A day alone. @param day as `2026-11-30` */
  day: (day: string) => string;
  /** How long somebody has waited: hours on the first two days, days afterwards. */
  waited: (hours: number) => string;
  count: (number: number) => string;
  share: (share: number) => string;
}

const DAYS_FROM_HOURS = 48;

/** Times and numbers as the page's language writes them. */
export function useTimes(): Times {
  const { locale } = useRemote();
  return useMemo(() => {
    const { intl } = LOCALE_DETAILS[locale];
    const moment = new Intl.DateTimeFormat(intl, { dateStyle: 'short', timeStyle: 'short', timeZone: TIME_ZONE });
    const date = new Intl.DateTimeFormat(intl, { dateStyle: 'short', timeZone: 'UTC' });
    const unit = (value: number, name: 'hour' | 'day'): string =>
      new Intl.NumberFormat(intl, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
    const number = new Intl.NumberFormat(intl);
    const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 });
    return {
      at: (time) => moment.format(new Date(time)),
      day: (day) => date.format(new Date(day)),
      waited: (hours) => (hours < DAYS_FROM_HOURS ? unit(hours, 'hour') : unit(Math.floor(hours / 24), 'day')),
      count: (value) => number.format(value),
      share: (value) => percent.format(value),
    };
  }, [locale]);
}
