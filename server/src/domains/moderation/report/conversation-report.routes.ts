import { REPORT_REASONS, talkReportSchema, type ReportReason } from '@kvadrat/contracts/forms';
import { AppError } from '@kvadrat/contracts/errors';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type } from 'typebox';
import { signedIn, type Accounts } from '../../accounts/api';
import { conversationEvidence, type Enquiries } from '../../enquiries/api';
import type { Db } from '../../../platform/db';
import { checkFields, RefusedFields, WrongFields } from '../../../platform/forms';
import { limitNetwork } from '../../../platform/limits';
import { addSchemas, ApiError, Id, oneOf, reference } from '../../../platform/schema';
import { readAds } from '../moderated-ad';
import { TakenReport } from './report-api.routes';
import { REPORT_LIMITS, takeReport } from './take-report';

export interface ConversationReportDeps {
  db: Db;
  accounts: Pick<Accounts, 'currentUser' | 'protect' | 'mayMail'>;
  enquiries: Pick<Enquiries, 'accessOf'>;
}

const FIELDS = ['reason', 'explanation'] as const;

const NewTalkReport = Type.Object({
  reason: Type.String({ maxLength: 40 }),
  explanation: Type.String({ maxLength: 20_000 }),
  locale: oneOf(LOCALES),
  key: Type.String({ format: 'uuid', description: 'Makes one of what is sent twice.' }),
});

/** `POST /api-next/user/threads/{id}/report/`: one side reports the other, with what was said as it is now. */
export const conversationReportRoutes: FastifyPluginCallback<ConversationReportDeps> = (
  app,
  { db, accounts, enquiries },
  done,
) => {
  addSchemas(app, { ApiError, TakenReport, RefusedFields });
  app.post<{
    Params: { id: number };
    Body: { reason: string; explanation: string; locale: Locale; key: string };
  }>(
    '/api-next/user/threads/:id/report/',
    {
      onRequest: limitNetwork(app, REPORT_LIMITS.reportPost),
      schema: {
        operationId: 'reportThread',
        summary: 'Reports the other side of a conversation (DSA art. 16)',
        tags: ['moderation'],
        params: Type.Object({ id: Id }),
        body: NewTalkReport,
        response: {
          201: reference('TakenReport'),
          401: reference('ApiError'),
          403: reference('ApiError'),
          404: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      await accounts.protect(request);
      const account = await signedIn(accounts, request);
      const access = await enquiries.accessOf(account, request.params.id);
      if (access === null) throw new AppError('not-found', 'there is no such conversation');
      const { key: formKey, locale, ...typed } = request.body;
      const { reason, explanation } = checkTalkReport(typed);
      const ad = (await readAds(db, [access.thread.listing_id], locale)).get(access.thread.listing_id);
      if (ad === undefined) throw new AppError('not-found', 'the ad is gone');
      const number = await takeReport(
        { db, limiter: app.limiter },
        ad,
        {
          reason,
          explanation,
          name: `${account.first_name} ${account.last_name}`.trim(),
          email: account.email,
          formKey,
          locale,
          evidence: await conversationEvidence(db, access),
        },
        (email) => accounts.mayMail(request, email),
      );
      return reply.code(201).send({ reference: number });
    },
  );
  done();
};

/** @throws WrongFields */
function checkTalkReport(typed: { reason: string; explanation: string }): {
  reason: ReportReason;
  explanation: string;
} {
  const checked = checkFields(FIELDS, talkReportSchema, typed);
  if ('problems' in checked) throw new WrongFields(checked.problems);
  const reason = REPORT_REASONS.find((known) => known === checked.value.reason);
  if (reason === undefined) throw new WrongFields({ reason: 'allowed-values' });
  return { reason, explanation: checked.value.explanation };
}
