import type { Locale } from './locale';

const MINUTE = 60;
const HOUR = 3600;

/** “in 5 minutes”, rounded up. */
export function waitText(locale: Locale, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds < MINUTE) return format.format(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < HOUR) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}
