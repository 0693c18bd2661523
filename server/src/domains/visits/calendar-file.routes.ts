import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AccountRow } from '../accounts/api';
import type { Enquiries } from '../enquiries/api';
import { Id, LocaleParameter, readLocale } from '../../platform/schema';
import type { Visits } from './visits';

export interface CalendarFileDeps {
  visits: Pick<Visits, 'calendarFile'>;
  enquiries: Pick<Enquiries, 'accessOf'>;
  publicUrl: () => string;
}

/** `GET …/user/threads/{id}/visit/calendar/`: the visit of a conversation for the reader's calendar. */
export function addCalendarFile(
  app: FastifyInstance,
  { visits, enquiries, publicUrl }: CalendarFileDeps,
  owner: (request: FastifyRequest) => Promise<AccountRow>,
): void {
  app.get<{ Params: { id: number }; Querystring: { locale?: string } }>(
    '/api-next/user/threads/:id/visit/calendar/',
    { schema: { hide: true, params: Type.Object({ id: Id }), querystring: Type.Object({ locale: LocaleParameter }) } },
    async (request, reply) => {
      const { id } = request.params;
      const access = await enquiries.accessOf(await owner(request), id);
      const locale = readLocale(request.query.locale);
      const url = `${publicUrl()}${localizedPath(locale, USER_PATHS.messages)}?razgovor=${id}`;
      const file = access === null ? null : await visits.calendarFile(access, locale, url);
      if (file === null) throw new AppError('not-found', 'there is no agreed visit');
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="razgled.ics"')
        .send(file);
    },
  );
}
