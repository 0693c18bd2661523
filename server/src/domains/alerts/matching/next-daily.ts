import type { AlertSettings } from '../../../platform/settings';

const HOUR_MS = 3_600_000;

/** The next moment after `now` at which daily alerts leave: the hour in its time zone, also where clocks are put forward or back that day. */
export function nextDaily(now: Date, { hour, timeZone }: AlertSettings): Date {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const at = (time: number): [number, number] => {
    const parts = new Map(clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
    return [parts.get('hour') ?? 0, parts.get('minute') ?? 0];
  };
  // Offsets of time zones are whole quarters of an hour.
  const quarter = HOUR_MS / 4;
  const first = Math.floor(now.getTime() / quarter) * quarter + quarter;
  for (let time = first; time < first + 26 * HOUR_MS; time += quarter) {
    const [shown, minute] = at(time);
    const [before] = at(time - 1);
    // An hour that is left out on a day is the next one, and of one that comes twice the first counts.
    const isLeftOut = shown === (hour + 1) % 24 && before === (hour + 23) % 24;
    if (minute === 0 && before !== hour && (shown === hour || isLeftOut)) return new Date(time);
  }
  return new Date(first + 24 * HOUR_MS);
}
