import ICAL from 'ical.js';
import { visitCalendar } from './visit-ics';

const ORGANIZER = { name: 'Kvadrat', email: 'info@kvadrat.example' };

test.each([
  'Stan\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:drugi\r\nSUMMARY:drugi',
  'Stan\nATTENDEE:mailto:zao@zlo.example',
  'Stan\rURL:https://zlo.example',
  'Stan\r\n END:VCALENDAR',
  'Stan;VALUE=URI:javascript:alert(1)',
  'Stan\\nX-ZLO:1\\, kraj\\',
  'Stan\u2028X-ZLO:1\u2029X-ZLO:2',
  '":mailto:zao@zlo.example;CN="',
  `${'š'.repeat(60)}\r\nX-ZLO:1`,
  '<script>alert(1)</script>',
])('O-23 R118 %j as title, description, place and name stays a text: one event, none of its lines', (text) => {
  const plain = {
    uuid: '3e8a1f5c',
    sequence: 1,
    start: new Date('2026-12-01T09:00:00Z'),
    end: new Date('2026-12-01T09:30:00Z'),
    cancelled: false,
    url: 'https://kvadrat.example/',
    stamp: new Date('2026-11-28T10:00:00Z'),
    organizer: ORGANIZER,
  };
  const open = (words: string): ICAL.Component =>
    ICAL.Component.fromString(
      visitCalendar({
        ...plain,
        summary: words,
        description: words,
        location: words,
        to: { name: words, email: 'ana@primjer.hr' },
      }).text,
    );
  const [root, usual] = [open(text), open('Stan')];
  const events = root.getAllSubcomponents('vevent');
  expect([root.getAllSubcomponents().length, events.length, root.getAllProperties().length]).toEqual([
    2,
    1,
    usual.getAllProperties().length,
  ]);
  const namesOf = (component: ICAL.Component): string[] =>
    component
      .getFirstSubcomponent('vevent')
      ?.getAllProperties()
      .map(({ name }) => name) ?? [];
  expect(namesOf(root)).toEqual(namesOf(usual));
  const event = new ICAL.Event(events[0]);
  const asRead = text.replace(/\r\n?/g, '\n');
  expect([event.summary, event.description, event.location].map((words) => words.replace(/\r\n?/g, '\n'))).toEqual([
    asRead,
    asRead,
    asRead,
  ]);
  expect(event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase())).toEqual([
    'mailto:ana@primjer.hr',
  ]);
  expect(event.component.getFirstPropertyValue('organizer')).toBe('mailto:info@kvadrat.example');
});
