import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import {
  admitForm,
  FormProperties,
  FormStart,
  newFormKey,
  readTyped,
  RefusedFields,
  TakenForm,
} from '../../platform/forms';
import { refuseForeign } from '../../platform/http';
import { FORM } from '../../platform/lanes';
import { limitNetwork } from '../../platform/limits';
import { addSchemas, ApiError, oneOf, reference } from '../../platform/schema';
import { checkMessage, MESSAGE_FIELDS, type MessageField } from './read-message';
import { CONTACT_LIMITS, takeMessage } from './take-message';

const Text = (maxLength: number) => Type.String({ maxLength });
const NewMessage = Type.Object({
  locale: oneOf(LOCALES),
  topic: Text(40),
  name: Text(1000),
  email: Text(1000),
  message: Text(20_000),
  ...FormProperties,
});

type SentMessage = Record<MessageField, string> & { locale: Locale; key: string; website?: string };

export interface ContactOptions {
  db: Db;
  /** Who reads the messages. */
  operator: string;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}

/** `GET /api-next/contact/form/` and `POST /api-next/contact/messages/`: somebody writes to the portal. */
export const contactRoutes: FastifyPluginCallback<ContactOptions> = (
  app,
  { db, operator, accounts, now = Date.now },
  done,
) => {
  addSchemas(app, { ApiError, FormStart, TakenForm, RefusedFields });

  app.get(
    '/api-next/contact/form/',
    {
      config: FORM,
      schema: {
        operationId: 'startMessage',
        summary: 'What the form to write to the portal starts with',
        tags: ['contact'],
        response: { 200: reference('FormStart') },
      },
    },
    async (_request, reply): Promise<Static<typeof FormStart>> => {
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()) };
    },
  );

  app.post<{ Body: SentMessage }>(
    '/api-next/contact/messages/',
    {
      onRequest: limitNetwork(app, CONTACT_LIMITS.messagePost),
      schema: {
        operationId: 'takeMessage',
        summary: 'Writes to the portal',
        tags: ['contact'],
        body: NewMessage,
        response: { 201: reference('TakenForm'), 422: reference('RefusedFields'), 429: reference('ApiError') },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { value, formKey } = admitForm(checkMessage(readTyped(MESSAGE_FIELDS, request.body)), request.body, now());
      const receipts = await accounts.mayMail(request, value.email);
      const number = await takeMessage(
        { db, limiter: app.limiter },
        { ...value, formKey, locale: request.body.locale },
        operator,
        receipts,
      );
      return reply.code(201).send({ reference: number });
    },
  );
  done();
};
