import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { Type } from 'typebox';
import { ApiError, nullable, oneOf, reference } from '../../platform/schema';
import { VISIT_ACTS, VISIT_STATES } from './visit-step';

export const Place = oneOf(['on-site', 'remote'], 'How a visit takes place.');
export const Instant = Type.String({
  description: `ISO date-time with its offset, or a minute without one on the clock of ${VISIT_TIME_ZONE}.`,
  maxLength: 40,
});
const Clock = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$|^24:00$',
  description: `On the clock of ${VISIT_TIME_ZONE}.`,
});
const Hours = { from: Clock, to: Clock };

const VisitCalendar = Type.Object({
  slotMinutes: oneOf([15, 20, 30, 45, 60, 90]),
  noticeHours: Type.Integer({ minimum: 1, maximum: 168 }),
  places: Type.Array(Place, { minItems: 1, maxItems: 2, uniqueItems: true }),
  weekly: Type.Array(
    Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday.' }), ...Hours }),
    { maxItems: 42 },
  ),
  exceptions: Type.Array(
    Type.Object({
      day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      hours: Type.Array(Type.Object(Hours), { maxItems: 6 }),
    }),
    {
      maxItems: 366,
      description: 'Days that differ from their weekday; one without hours is free of visits.',
    },
  ),
});

const VisitOffer = Type.Object({
  places: Type.Array(Place),
  minutes: Type.Integer(),
  timeZone: Type.String(),
  slots: Type.Array(Type.Object({ start: Type.String(), end: Type.String() }), {
    description: 'Free ones; without any, visitors name up to three times.',
  }),
});

const Visit = Type.Object({
  uuid: Type.String(),
  place: Place,
  state: oneOf(VISIT_STATES),
  minutes: Type.Integer(),
  asked: Type.Array(Type.String()),
  offeredAt: nullable(Type.String({ description: 'Another time of the advertiser’s that waits for the visitor.' })),
  agreedAt: nullable(Type.String()),
  acts: Type.Array(oneOf(VISIT_ACTS), { description: 'What the reader may do now.' }),
});

export const VisitStepBody = Type.Object({
  act: oneOf(VISIT_ACTS),
  time: Type.Optional(Instant),
  message: Type.Optional(Type.String({ maxLength: 2000 })),
});

const ThreadVisit = Type.Object({ visit: nullable(reference('Visit')) });

export const visitSchemas = { ApiError, VisitCalendar, VisitOffer, Visit, ThreadVisit };

/** Headline of the routes in the description. */
export const visitTags = ['visits'];
/** How every route may refuse. */
export const visitRefusals = {
  400: reference('ApiError'),
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  409: reference('ApiError'),
  410: reference('ApiError'),
  429: reference('ApiError'),
};
