import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
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
import type { Accounts } from '../accounts/api';
import { agencyContact, findAgencyId } from '../agencies/api';
import { AGENCY_MESSAGE_FIELDS, checkAgencyMessage, type AgencyMessageField } from './read-agency-message';
import { AGENCY_CONTACT_LIMITS, reachedAgency, takeAgencyMessage } from './take-agency-message';

const Line = Type.String({ maxLength: 1000 });
const NewAgencyMessage = Type.Object({
  locale: oneOf(LOCALES),
  agent: Type.Optional(Type.Integer({ minimum: 1, description: 'Somebody who works for the agency.' })),
  topic: Line,
  name: Line,
  email: Line,
  phone: Line,
  message: Type.String({ maxLength: 20_000 }),
  ...FormProperties,
});
type SentMessage = Record<AgencyMessageField, string> & {
  locale: Locale;
  agent?: number;
  key: string;
  website?: string;
};

const RevealedPhone = Type.Object({ phone: Type.String() });
const params = Type.Object({ slug: Type.String({ maxLength: 200 }) });

export interface AgencyContactOptions {
  db: Db;
  accounts: Pick<Accounts, 'mayMail' | 'protectForm' | 'limit'>;
  now?: () => number;
}

/** `GET /api-next/agencies/messages/form/`, `POST /api-next/agencies/{slug}/messages/` and `POST …/{slug}/phone/` */
export const agencyContactRoutes: FastifyPluginCallback<AgencyContactOptions> = (
  app,
  { db, accounts, now = Date.now },
  done,
) => {
  addSchemas(app, { ApiError, FormStart, TakenForm, RefusedFields, RevealedPhone });
  app.get(
    '/api-next/agencies/messages/form/',
    {
      config: FORM,
      schema: {
        operationId: 'startAgencyMessage',
        summary: 'What the form to write to an agency starts with',
        tags: ['agencies'],
        response: { 200: reference('FormStart') },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()) };
    },
  );
  app.post<{ Params: { slug: string }; Body: SentMessage }>(
    '/api-next/agencies/:slug/messages/',
    {
      onRequest: limitNetwork(app, AGENCY_CONTACT_LIMITS.post),
      schema: {
        operationId: 'takeAgencyMessage',
        summary: 'Writes to an agency about no ad of its own',
        tags: ['agencies'],
        params,
        body: NewAgencyMessage,
        response: {
          201: reference('TakenForm'),
          404: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { params: way, body } = request;
      const { value, formKey } = admitForm(checkAgencyMessage(readTyped(AGENCY_MESSAGE_FIELDS, body)), body, now());
      const reached = await reachedAgency(db, way.slug, body.agent ?? null);
      const receipts = await accounts.mayMail(request, value.email);
      const number = await takeAgencyMessage(
        { db, limiter: app.limiter },
        { ...value, formKey, locale: body.locale, agencyId: reached.id, agentId: reached.agent?.id ?? null },
        reached,
        receipts,
      );
      return reply.code(201).send({ reference: number });
    },
  );
  app.post<{ Params: { slug: string } }>(
    '/api-next/agencies/:slug/phone/',
    {
      schema: {
        operationId: 'revealAgencyPhone',
        summary: 'The number of an agency',
        tags: ['agencies'],
        params,
        response: {
          200: reference('RevealedPhone'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await accounts.protectForm(request);
      await accounts.limit(request, 'phone');
      return { phone: await phoneOfAgency(db, request.params.slug) };
    },
  );
  done();
};

/** @throws AppError `not-found` */
async function phoneOfAgency(db: Db, slug: string): Promise<string> {
  const id = await findAgencyId(db, slug);
  const { phone } = id === null ? { phone: null } : await agencyContact(db, id);
  if (phone === null) throw new AppError('not-found', `Nobody can be called at agency ${slug}.`);
  return phone;
}
