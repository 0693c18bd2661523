import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountRow } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { reference } from '../../../platform/schema';
import { visitRefusals, visitTags } from '../visit.schema';
import { deleteCalendar, readCalendar, saveCalendar } from './calendar.store';
import { calendarTrouble, type VisitCalendar } from './visit-calendar';

const CALENDAR = '/api-next/user/visit-calendar/';

interface CalendarRouteDeps {
  db: Db;
  now: () => Date;
  /** Who is signed in. @throws AppError `forbidden` unless the address is proven */
  owner: (request: FastifyRequest) => Promise<AccountRow>;
  /** The same for calls that change something. */
  writer: (request: FastifyRequest) => Promise<AccountRow>;
}

/** When the reader receives visitors: read, changed and deleted. */
export function addCalendarRoutes(app: FastifyInstance, { db, now, owner, writer }: CalendarRouteDeps): void {
  app.get(
    CALENDAR,
    {
      schema: {
        operationId: 'readVisitCalendar',
        summary: 'When the reader receives visitors',
        tags: visitTags,
        response: { 200: reference('VisitCalendar'), ...visitRefusals },
      },
    },
    async (request) => {
      const calendar = await readCalendar(db, (await owner(request)).email_key);
      if (calendar === null) throw new AppError('not-found', 'there is no calendar');
      return calendar;
    },
  );
  app.put<{ Body: VisitCalendar }>(
    CALENDAR,
    {
      schema: {
        operationId: 'saveVisitCalendar',
        summary: 'Says when the reader receives visitors: weekly hours and days that differ',
        tags: visitTags,
        body: reference('VisitCalendar'),
        response: { 204: Type.Null(), ...visitRefusals },
      },
    },
    async (request, reply) => {
      const { email_key: mailbox } = await writer(request);
      const trouble = calendarTrouble(request.body);
      if (trouble !== null) throw new AppError('invalid-request', trouble);
      await saveCalendar(db, mailbox, request.body, now());
      return reply.code(204).send();
    },
  );
  app.delete(
    CALENDAR,
    {
      schema: {
        operationId: 'deleteVisitCalendar',
        summary: 'From now on visitors name times of their own',
        tags: visitTags,
        response: { 204: Type.Null(), ...visitRefusals },
      },
    },
    async (request, reply) => {
      await deleteCalendar(db, (await writer(request)).email_key);
      return reply.code(204).send();
    },
  );
}
