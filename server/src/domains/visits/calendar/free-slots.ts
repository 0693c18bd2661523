import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { DateTime } from 'luxon';
import { minutesOf, type Hours, type VisitCalendar } from './visit-calendar';

export interface Slot {
  start: Date;
  end: Date;
}

/** How far ahead visits are offered. */
const DAYS_AHEAD = 21;

/** Slots that a calendar offers from now on, whoever has taken them, in order. */
export function offeredSlots(calendar: VisitCalendar, now: Date): Slot[] {
  const earliest = now.getTime() + calendar.noticeHours * 3600_000;
  const today = DateTime.fromJSDate(now, { zone: VISIT_TIME_ZONE }).startOf('day');
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => today.plus({ days }))
    .flatMap((day) => hoursOf(calendar, day).flatMap((hours) => slotsOfDay(day, hours, calendar.slotMinutes)))
    .filter(({ start }) => start.getTime() >= earliest);
}

function hoursOf({ weekly, exceptions }: VisitCalendar, day: DateTime): readonly Hours[] {
  const name = day.toISODate();
  const exception = exceptions.find((one) => one.day === name);
  const hours = exception?.hours ?? weekly.filter(({ weekday }) => weekday === day.weekday);
  return [...hours].sort((a, b) => minutesOf(a.from) - minutesOf(b.from));
}

/** Steps by the clock on the wall, so that ten o'clock stays ten o'clock on the days on which clocks change. */
function slotsOfDay(day: DateTime, { from, to }: Hours, slotMinutes: number): Slot[] {
  const slots: Slot[] = [];
  for (let minute = minutesOf(from); minute + slotMinutes <= minutesOf(to); minute += slotMinutes) {
    const start = day.set({ hour: Math.floor(minute / 60), minute: minute % 60 });
    // The hour that is left out in spring is no time to meet.
    if (start.hour * 60 + start.minute !== minute) continue;
    slots.push({ start: start.toJSDate(), end: start.plus({ minutes: slotMinutes }).toJSDate() });
  }
  return slots;
}

/** Those that no other appointment touches. */
export function withoutTaken(slots: readonly Slot[], taken: readonly Slot[]): Slot[] {
  return slots.filter(({ start, end }) => taken.every((other) => other.end <= start || other.start >= end));
}
