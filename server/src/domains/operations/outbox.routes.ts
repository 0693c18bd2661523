import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Db } from '../../platform/db';
import { FORM } from '../../platform/lanes';
import { readOutbox } from '../../platform/mail';
import { readSmsOutbox } from '../../platform/sms';
import { addSchemas, ApiError, nullable, oneOf, reference } from '../../platform/schema';
import type { StaffDoor } from './staff/staff-door';
import { keepPrivate } from './staff/staff-session.routes';

const SHOWN = 50;

const Outbox = Type.Object({
  mails: Type.Array(
    Type.Object({
      id: Type.Integer(),
      subject: Type.String(),
      recipient: Type.String(),
      locale: oneOf(LOCALES),
      state: oneOf(['waiting', 'sent', 'given-up']),
      queuedAt: Type.String({ format: 'date-time' }),
      error: nullable(Type.String({ description: 'Why it was not sent.' })),
      text: Type.String({ description: 'Empty once the mail is out of our hands.' }),
    }),
    { description: 'The latest, newest first; short messages among them.' },
  ),
});

/** `GET …/staff/outbox/`: the latest mails, for developers, who have no mail server; nobody finds it in production. */
export const outboxRoutes: FastifyPluginCallback<{ db: Db; staff: StaffDoor }> = (app, { db, staff }, done) => {
  addSchemas(app, { ApiError, Outbox });
  keepPrivate(app);
  app.get(
    '/api-next/staff/outbox/',
    {
      config: FORM,
      schema: {
        operationId: 'readOutbox',
        summary: 'The latest mails; on development servers only',
        tags: ['staff'],
        response: { 200: reference('Outbox'), 404: reference('ApiError') },
      },
    },
    async (): Promise<Static<typeof Outbox>> => {
      if (!staff.open) throw new AppError('not-found', 'there is nothing at this address');
      const [mails, messages] = await Promise.all([readOutbox(db, SHOWN), readSmsOutbox(db, SHOWN)]);
      const shown = [
        ...mails,
        ...messages.map(({ body, ...message }) => ({ ...message, id: -message.id, subject: 'SMS', body_text: body })),
      ].sort((one, other) => other.queued_at.getTime() - one.queued_at.getTime());
      return {
        mails: shown.map(
          ({
            id,
            subject,
            recipient,
            locale,
            sent_at: sent,
            next_attempt_at: next,
            queued_at: queued,
            last_error: error,
            body_text: text,
          }) => ({
            id,
            subject,
            recipient,
            locale,
            state: sent !== null ? 'sent' : next === null ? 'given-up' : 'waiting',
            queuedAt: queued.toISOString(),
            error,
            text,
          }),
        ),
      };
    },
  );
  done();
};
