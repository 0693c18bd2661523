import { useRemote } from '@kvadrat/remote-kit';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Says a time roughly, in the largest unit of which there are two: of minutes, hours or days. */
export function useDuration(): (minutes: number) => string {
  const { locale } = useRemote();
  const say = (value: number, unit: 'minute' | 'hour' | 'day'): string =>
    new Intl.NumberFormat(LOCALE_DETAILS[locale].intl, { style: 'unit', unit, unitDisplay: 'short' }).format(
      Math.max(1, Math.round(value)),
    );
  return (minutes) => {
    if (minutes < 2 * HOUR) return say(minutes, 'minute');
    return minutes < 2 * DAY ? say(minutes / HOUR, 'hour') : say(minutes / DAY, 'day');
  };
}
