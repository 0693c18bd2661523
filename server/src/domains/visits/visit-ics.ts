import { getVtimezoneComponent } from '@touch4it/ical-timezones';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import icalGenerator, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import type { MailCalendar } from '../../platform/mail';

/** A visit as a calendar shows it. */
export interface VisitEvent {
  /** Of the visit; the same in every version of its entry. */
  uuid: string;
  /** Grows with every change, so that calendars take the latest. */
  sequence: number;
  start: Date;
  end: Date;
  cancelled: boolean;
  summary: string;
  description: string;
  /** Only what the page of the ad says of where it is. */
  location: string;
  url: string;
  /** Whose mailbox it is sent to. */
  to: { name: string; email: string };
  /** Sender of our mails, who stands between the two: neither reads the other's address. */
  organizer: { name: string; email: string };
  /** When it was changed last. */
  stamp: Date;
}

/**
 * A calendar entry for a mail. It is a request rather than a publication, since mail programs put those in, move them and take them
 * out by themselves; nobody is asked to answer by mail, where an answer would end with us.
 */
export function visitCalendar(event: VisitEvent): MailCalendar {
  const { cancelled, to, organizer } = event;
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = icalGenerator({
    prodId: { company: 'Kvadrat', product: 'Razgledi', language: 'HR' },
    method,
    // None for the whole calendar: the library would then write times without their zone.
    timezone: { name: null, generator: (zone) => getVtimezoneComponent(zone) },
  });
  calendar.createEvent({
    id: `${event.uuid}@kvadrat`,
    sequence: event.sequence,
    timezone: VISIT_TIME_ZONE,
    start: DateTime.fromJSDate(event.start),
    end: DateTime.fromJSDate(event.end),
    stamp: DateTime.fromJSDate(event.stamp),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    busystatus: cancelled ? ICalEventBusyStatus.FREE : ICalEventBusyStatus.BUSY,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
    organizer: { ...organizer, name: asParameter(organizer.name) },
    attendees: [{ email: to.email, name: asParameter(to.name), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  });
  return { method, text: calendar.toString() };
}

/** Quotes and line ends cannot stand in a parameter of the format, however they are escaped. */
function asParameter(name: string): string {
  return name.replace(/[\p{Cc}"\\]+/gu, ' ').trim();
}
