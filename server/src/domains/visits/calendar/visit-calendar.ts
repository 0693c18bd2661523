import type { VisitMode } from '@kvadrat/contracts/vocabulary';

/** Where a visit takes place; the other two modes of the specification say how its time was found, see `bookingOf`. */
export type VisitPlace = Extract<VisitMode, 'on-site' | 'remote'>;

/** Hours of one day on Croatia's clock, `09:00` to `12:30`; `24:00` is the day's end. */
export interface Hours {
  from: string;
  to: string;
}

/** When an advertiser receives visitors. */
export interface VisitCalendar {
  /** Length of a visit. */
  slotMinutes: number;
  /** So long before its begin a visit can be asked for at the latest. */
  noticeHours: number;
  places: readonly VisitPlace[];
  /** 1 is Monday, as ISO counts. */
  weekly: readonly (Hours & { weekday: number })[];
  /** Days that differ from their weekday; one without hours is free of visits. */
  exceptions: readonly { day: string; hours: readonly Hours[] }[];
}

/** Minutes from midnight on the clock. */
export function minutesOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** What is wrong with a calendar beyond its form; null for nothing. */
export function calendarTrouble({ weekly, exceptions }: Pick<VisitCalendar, 'weekly' | 'exceptions'>): string | null {
  const days = new Map<number, Hours[]>();
  for (const { weekday, ...hours } of weekly) days.set(weekday, [...(days.get(weekday) ?? []), hours]);
  if ([...days.values(), ...exceptions.map(({ hours }) => hours)].some(overlap))
    return 'hours of a day end before they begin, or overlap';
  return new Set(exceptions.map(({ day }) => day)).size === exceptions.length
    ? null
    : 'a day stands twice among the exceptions';
}

function overlap(hours: readonly Hours[]): boolean {
  const sorted = hours
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }))
    .sort((a, b) => a.from - b.from);
  return sorted.some(({ from, to }, index) => from >= to || from < (sorted[index - 1]?.to ?? 0));
}
