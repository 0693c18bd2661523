import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { DateTime } from 'luxon';

/** Bounds for a time that somebody names, whichever calendar there is. */
export const NAMED_TIMES = {
  most: 3,
  noticeHours: 2,
  daysAhead: 60,
  /** Hours of Croatia's day between which a visit begins. */
  firstHour: 7,
  lastHour: 21,
} as const;

/** Length of a visit for which no calendar says another. */
export const USUAL_MINUTES = 30;

/** Why a time cannot be named. */
export type TimeTrouble = 'past' | 'too-soon' | 'too-far' | 'night';

/** @returns null for a time at which people can meet */
export function timeTrouble(time: Date, now: Date): TimeTrouble | null {
  const ahead = time.getTime() - now.getTime();
  if (ahead <= 0) return 'past';
  if (ahead < NAMED_TIMES.noticeHours * 3600_000) return 'too-soon';
  if (ahead > NAMED_TIMES.daysAhead * 24 * 3600_000) return 'too-far';
  const { hour, minute } = DateTime.fromJSDate(time, { zone: VISIT_TIME_ZONE });
  return hour < NAMED_TIMES.firstHour || hour > NAMED_TIMES.lastHour || (hour === NAMED_TIMES.lastHour && minute > 0)
    ? 'night'
    : null;
}

/**
 * A day and a time as fields of a page hold them, on Croatia's clock.
 * @param local `2026-12-01T10:00`
 * @returns null for what is no time, and for one that clocks leave out in spring
 */
export function readLocalTime(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return null;
  const time = DateTime.fromISO(local, { zone: VISIT_TIME_ZONE });
  return time.isValid && time.toFormat("yyyy-MM-dd'T'HH:mm") === local ? time.toJSDate() : null;
}

/** `utorak, 1. prosinca 2026. u 10:00`, on Croatia's clock. */
export function timeText(time: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: VISIT_TIME_ZONE,
  }).format(time);
}
