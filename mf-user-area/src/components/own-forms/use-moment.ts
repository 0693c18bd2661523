import { useRemote } from '@kvadrat/remote-kit';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';

/** Writes days and times in the page's language, in the time of Croatia. */
export function useMoment(): { day: (time: string) => string; moment: (time: string) => string } {
  const { locale } = useRemote();
  const { intl } = LOCALE_DETAILS[locale];
  const day = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: VISIT_TIME_ZONE });
  const moment = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeStyle: 'short', timeZone: VISIT_TIME_ZONE });
  return { day: (time) => day.format(new Date(time)), moment: (time) => moment.format(new Date(time)) };
}
