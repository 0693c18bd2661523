import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import {
  admitForm,
  FormProperties,
  FormStart,
  newFormKey,
  readTyped,
  REFERENCE,
  RefusedFields,
  TakenForm,
} from '../../../platform/forms';
import { refuseForeign } from '../../../platform/http';
import { FORM } from '../../../platform/lanes';
import { limitNetwork } from '../../../platform/limits';
import { addSchemas, ApiError, oneOf, reference } from '../../../platform/schema';
import { contestedDecision, type ContestedDecision } from './complaint.store';
import { checkComplaint, COMPLAINT_FIELDS, type ComplaintField } from './read-complaint';
import { COMPLAINT_LIMITS, takeComplaint } from './take-complaint';

const Decision = Type.Object({
  reference: Type.String({
    maxLength: 40,
    description: 'Number of the decision, which stands in the mails about it and nowhere else.',
  }),
});
const NewComplaint = Type.Object({
  decision: Decision.properties.reference,
  locale: oneOf(LOCALES),
  email: Type.String({ maxLength: 1000 }),
  explanation: Type.String({ maxLength: 20_000 }),
  ...FormProperties,
});

type SentComplaint = Record<ComplaintField, string> & {
  decision: string;
  locale: Locale;
  key: string;
  website?: string;
};

/**
 * `GET /api-next/decisions/{reference}/complaint/form/` and `POST /api-next/complaints/`: advertisers and reporters complain
 * about what was decided (DSA art. 20).
 */
export const complaintRoutes: FastifyPluginCallback<{
  db: Db;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}> = (app, { db, accounts, now = Date.now }, done) => {
  addSchemas(app, { ApiError, FormStart, TakenForm, RefusedFields });

  app.get<{ Params: Static<typeof Decision> }>(
    '/api-next/decisions/:reference/complaint/form/',
    {
      config: FORM,
      schema: {
        operationId: 'startComplaint',
        summary: 'What the form to complain about a decision starts with',
        tags: ['moderation'],
        params: Decision,
        response: { 200: reference('FormStart'), 404: reference('ApiError') },
      },
    },
    async ({ params }, reply): Promise<Static<typeof FormStart>> => {
      await findDecision(db, params.reference);
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()) };
    },
  );

  app.post<{ Body: SentComplaint }>(
    '/api-next/complaints/',
    {
      onRequest: limitNetwork(app, COMPLAINT_LIMITS.complaintPost),
      schema: {
        operationId: 'takeComplaint',
        summary: 'Complains about a decision',
        tags: ['moderation'],
        body: NewComplaint,
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
      const { decision, locale } = request.body;
      const { id } = await findDecision(db, decision);
      const { value, formKey } = admitForm(
        checkComplaint(readTyped(COMPLAINT_FIELDS, request.body)),
        request.body,
        now(),
      );
      const receipts = await accounts.mayMail(request, value.email);
      const number = await takeComplaint(
        { db, limiter: app.limiter },
        { ...value, about: id, formKey, locale },
        receipts,
      );
      return reply.code(201).send({ reference: number });
    },
  );
  done();
};

async function findDecision(db: Db, number: string): Promise<ContestedDecision> {
  const decision = REFERENCE.test(number) ? await contestedDecision(db, number) : null;
  if (decision === null) throw new AppError('not-found', 'There is no such decision.');
  return decision;
}
