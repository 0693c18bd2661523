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
import { checkRequest, REQUEST_FIELDS, type RequestField } from './read-request';
import { SIGN_UP_LIMITS, takeRequest } from './take-request';

const Line = Type.String({ maxLength: 1000 });
const NewAgencyRequest = Type.Object({
  locale: oneOf(LOCALES),
  kind: Line,
  company: Line,
  oib: Line,
  register: Line,
  street: Line,
  place: Line,
  name: Line,
  email: Line,
  phone: Line,
  message: Type.String({ maxLength: 20_000 }),
  privacy: Type.String({ maxLength: 10 }),
  ...FormProperties,
});

type SentRequest = Record<RequestField, string> & { locale: Locale; key: string; website?: string };

export interface AgencySignUpOptions {
  db: Db;
  /** Who decides about requests. */
  operator: string;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}

/** `GET /api-next/agencies/sign-up/form/` and `POST /api-next/agencies/requests/`: agencies and constructors ask for an account, apart from people. */
export const agencySignUpRoutes: FastifyPluginCallback<AgencySignUpOptions> = (
  app,
  { db, operator, accounts, now = Date.now },
  done,
) => {
  addSchemas(app, { ApiError, FormStart, TakenForm, RefusedFields });

  app.get(
    '/api-next/agencies/sign-up/form/',
    {
      config: FORM,
      schema: {
        operationId: 'startAgencyRequest',
        summary: 'What the form of an agency that asks for an account starts with',
        tags: ['agencies'],
        response: { 200: reference('FormStart') },
      },
    },
    async (_request, reply): Promise<Static<typeof FormStart>> => {
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()) };
    },
  );

  app.post<{ Body: SentRequest }>(
    '/api-next/agencies/requests/',
    {
      onRequest: limitNetwork(app, SIGN_UP_LIMITS.signUpPost),
      schema: {
        operationId: 'takeAgencyRequest',
        summary: 'Asks for the account of an agency or a constructor',
        tags: ['agencies'],
        body: NewAgencyRequest,
        response: { 201: reference('TakenForm'), 422: reference('RefusedFields'), 429: reference('ApiError') },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { value, formKey } = admitForm(checkRequest(readTyped(REQUEST_FIELDS, request.body)), request.body, now());
      const receipts = await accounts.mayMail(request, value.email);
      const number = await takeRequest(
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
