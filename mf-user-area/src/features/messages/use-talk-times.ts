import { useRemote } from '@kvadrat/remote-kit';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

export interface TalkTimes {
  /** `14:32` */
  clock: (time: string) => string;
  /** `utorak, 20. siječnja` */
  day: (time: string) => string;
  /** `petak, 23. siječnja u 18:00` */
  moment: (time: string) => string;
  /** In a list: the time of today, a word for yesterday, the weekday of this week, else the date. */
  short: (time: string) => string;
  /** Parts of a calendar leaf. */
  leaf: (time: string) => { weekday: string; day: string; month: string };
}

const DAY_MS = 86_400_000;

/** Times of messages in the page's language and the time of Croatia. @param now what is today */
export function useTalkTimes(now: string): TalkTimes {
  const { t } = useLingui();
  const { locale } = useRemote();
  return useMemo<TalkTimes>(() => {
    const { intl } = LOCALE_DETAILS[locale];
    const format = (options: Intl.DateTimeFormatOptions): ((time: string) => string) => {
      const made = new Intl.DateTimeFormat(intl, { ...options, timeZone: VISIT_TIME_ZONE });
      return (time) => made.format(new Date(time));
    };
    const clock = format({ hour: 'numeric', minute: '2-digit' });
    const weekday = format({ weekday: 'short' });
    const date = format({ day: 'numeric', month: 'numeric' });
    const dayKey = format({ year: 'numeric', month: 'numeric', day: 'numeric' });
    const today = dayKey(now);
    const yesterday = dayKey(new Date(Date.parse(now) - DAY_MS).toISOString());
    return {
      clock,
      day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
      moment: format({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' }),
      short(time) {
        const key = dayKey(time);
        if (key === today) return clock(time);
        if (key === yesterday) return t`jučer`;
        return Date.parse(now) - Date.parse(time) < 6 * DAY_MS ? weekday(time) : date(time);
      },
      leaf: (time) => ({
        weekday: weekday(time),
        day: format({ day: 'numeric' })(time),
        month: format({ month: 'short' })(time),
      }),
    };
  }, [t, locale, now]);
}
