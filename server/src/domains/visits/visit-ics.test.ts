import ICAL from 'ical.js';
import { visitCalendar, type VisitEvent } from './visit-ics';

const EVENT: VisitEvent = {
  uuid: '3e8a1f5c-7a10-4a4f-9a52-0d1b7a3c9f11',
  sequence: 2,
  start: new Date('2026-12-01T09:00:00Z'),
  end: new Date('2026-12-01T09:30:00Z'),
  cancelled: false,
  summary: 'Razgled: stan, 58 m²; Špinut, „pogled”',
  description:
    'Prva rečenica, s dosta riječi da redak mora biti presavijen na više mjesta – šđčćž.\nDruga; treća\\četvrta',
  location: 'Špinut, Split',
  url: 'https://kvadrat.example/oglasi/12/stan/',
  to: { name: 'Ana "Anči" Horvat', email: 'ana@example.hr' },
  organizer: { name: 'Kvadrat', email: 'info@kvadrat.example' },
  stamp: new Date('2026-11-28T10:00:00Z'),
};

/** Opens a file as a calendar program does; nothing of ours is asked. */
function open(text: string): { root: ICAL.Component; event: ICAL.Event } {
  const root = ICAL.Component.fromString(text);
  const zone = root.getFirstSubcomponent('vtimezone');
  if (zone === null) throw new Error('there is no time zone');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(zone);
  return { root, event: new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined) };
}

test('R118 another calendar reads what was meant: texts, numbers, people', () => {
  const { root, event } = open(visitCalendar(EVENT).text);
  expect([root.getFirstPropertyValue('method'), event.uid, event.sequence]).toEqual([
    'REQUEST',
    '3e8a1f5c-7a10-4a4f-9a52-0d1b7a3c9f11@kvadrat',
    2,
  ]);
  expect([event.summary, event.description, event.location]).toEqual([
    EVENT.summary,
    EVENT.description,
    EVENT.location,
  ]);
  expect([event.organizer, event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())]).toEqual([
    'mailto:info@kvadrat.example',
    ['mailto:ana@example.hr'],
  ]);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test.each([
  ['in winter', '2026-12-01T09:00:00Z', '10:00'],
  ['in summer', '2027-07-01T08:00:00Z', '10:00'],
  ['before clocks change in spring', '2027-03-28T00:30:00Z', '1:30'],
  ['after they have', '2027-03-28T01:00:00Z', '3:00'],
  ['before they change back', '2026-10-24T22:30:00Z', '0:30'],
  ['after they have', '2026-10-25T09:00:00Z', '10:00'],
])('R118 the instant is right %s, and the clock Croatia’s', (_when, instant, clock) => {
  const start = new Date(instant);
  const { event } = open(visitCalendar({ ...EVENT, start, end: new Date(start.getTime() + 1_800_000) }).text);
  expect(event.startDate.zone.tzid).toBe('Europe/Zagreb');
  expect(event.startDate.toJSDate()).toEqual(start);
  expect(`${event.startDate.hour}:${String(event.startDate.minute).padStart(2, '0')}`).toBe(clock);
  expect(event.duration.toSeconds()).toBe(1800);
});

test('R118 a visit that is called off takes its entry out', () => {
  const { method, text } = visitCalendar({ ...EVENT, cancelled: true, sequence: 3 });
  const { root, event } = open(text);
  expect([
    method,
    root.getFirstPropertyValue('method'),
    event.component.getFirstPropertyValue('status'),
    event.sequence,
  ]).toEqual(['CANCEL', 'CANCEL', 'CANCELLED', 3]);
  expect(event.uid).toBe(open(visitCalendar(EVENT).text).event.uid);
});

test('R118 lines end as the format asks and are no longer than 75 bytes; what a person typed adds no line', () => {
  const { text } = visitCalendar({
    ...EVENT,
    summary: 'Razgled\r\nATTENDEE:mailto:zao@example.hr',
    location: 'Split\r\nX:1',
  });
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => /^(ATTENDEE:mailto:zao|X:)/.test(line))).toEqual([]);
  expect(open(text).event.attendees).toHaveLength(1);
  const named = open(visitCalendar({ ...EVENT, to: { name: 'Ana"\r\nX:1;CN="\\', email: 'ana@example.hr' } }).text);
  expect([named.event.attendees.length, named.event.attendees[0]?.getParameter('cn')]).toEqual([1, 'Ana X:1;CN=']);
});
