import { offeredSlots, withoutTaken } from './free-slots';
import { calendarTrouble, type VisitCalendar } from './visit-calendar';

const CALENDAR: VisitCalendar = {
  slotMinutes: 30,
  noticeHours: 4,
  places: ['on-site'],
  weekly: [
    { weekday: 1, from: '14:00', to: '15:15' },
    { weekday: 1, from: '10:00', to: '11:00' },
  ],
  exceptions: [],
};

const starts = (calendar: VisitCalendar, now: string): string[] =>
  offeredSlots(calendar, new Date(now)).map(({ start }) => start.toISOString());

test('R118 slots are whole, in order, and three weeks ahead', () => {
  // A Saturday; the Mondays are 30 November, 7 and 14 December.
  expect(starts(CALENDAR, '2026-11-28T10:00:00Z')).toEqual(
    ['2026-11-30', '2026-12-07', '2026-12-14'].flatMap((day) =>
      ['09:00', '09:30', '13:00', '13:30'].map((time) => `${day}T${time}:00.000Z`),
    ),
  );
});

test('R118 a slot that begins too soon is not offered, the one after the notice is', () => {
  const on = (now: string): string | undefined => starts(CALENDAR, now)[0];
  expect(on('2026-11-30T05:00:00Z')).toBe('2026-11-30T09:00:00.000Z');
  expect(on('2026-11-30T05:00:01Z')).toBe('2026-11-30T09:30:00.000Z');
  expect(on('2026-11-30T14:00:00Z')).toBe('2026-12-07T09:00:00.000Z');
});

test('R118 an exception takes the place of the weekday, with hours or without', () => {
  const exceptions = [
    { day: '2026-11-30', hours: [] },
    { day: '2026-12-01', hours: [{ from: '08:00', to: '08:30' }] },
  ];
  expect(starts({ ...CALENDAR, exceptions }, '2026-11-28T10:00:00Z').slice(0, 2)).toEqual([
    '2026-12-01T07:00:00.000Z',
    '2026-12-07T09:00:00.000Z',
  ]);
});

test('R118 ten o’clock stays ten o’clock when clocks change, in spring and in autumn', () => {
  const sundays = { ...CALENDAR, weekly: [{ weekday: 7, from: '10:00', to: '10:30' }] };
  expect(starts(sundays, '2027-03-19T10:00:00Z').slice(0, 2)).toEqual([
    '2027-03-21T09:00:00.000Z',
    '2027-03-28T08:00:00.000Z',
  ]);
  expect(starts(sundays, '2026-10-16T10:00:00Z').slice(0, 2)).toEqual([
    '2026-10-18T08:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
  ]);
});

test('R118 the hour that spring leaves out holds no slot, and slots of that night keep their length', () => {
  const nights = { ...CALENDAR, weekly: [{ weekday: 7, from: '01:30', to: '03:30' }] };
  const slots = offeredSlots(nights, new Date('2027-03-27T10:00:00Z')).slice(0, 2);
  expect(slots.map(({ start }) => start.toISOString())).toEqual([
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
  ]);
  expect(slots.map(({ start, end }) => end.getTime() - start.getTime())).toEqual([1_800_000, 1_800_000]);
});

test('R118 what another appointment touches is not free; what only meets it is', () => {
  const slots = offeredSlots(CALENDAR, new Date('2026-11-28T10:00:00Z')).slice(0, 4);
  const taken = [{ start: new Date('2026-11-30T09:15:00Z'), end: new Date('2026-11-30T09:30:00Z') }];
  expect(withoutTaken(slots, taken)).toEqual(slots.slice(1));
});

test.each([
  [[{ weekday: 1, from: '10:00', to: '10:00' }], [], 'hours of a day end before they begin, or overlap'],
  [
    [
      { weekday: 1, from: '10:00', to: '12:00' },
      { weekday: 1, from: '11:30', to: '13:00' },
    ],
    [],
    'hours of a day end before they begin, or overlap',
  ],
  [
    [
      { weekday: 1, from: '10:00', to: '12:00' },
      { weekday: 2, from: '11:30', to: '13:00' },
      { weekday: 1, from: '12:00', to: '24:00' },
    ],
    [],
    null,
  ],
  [
    [],
    [
      { day: '2026-12-24', hours: [] },
      { day: '2026-12-24', hours: [] },
    ],
    'a day stands twice among the exceptions',
  ],
])('R118 hours %j with exceptions %j', (weekly, exceptions, trouble) => {
  expect(calendarTrouble({ weekly, exceptions })).toBe(trouble);
});
