import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { FastifyPluginCallback } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { admitForm, FormProperties, newFormKey, readTyped, RefusedFields } from '../../../platform/forms';
import { refuseForeign } from '../../../platform/http';
import { readListingId } from '../../listings/api';
import { limitNetwork } from '../../../platform/limits';
import { addSchemas, ApiError, Id, LocaleParameter, oneOf, readLocale, reference } from '../../../platform/schema';
import { addEarlierReportCalls } from './earlier-report-calls';
import { checkReport, REPORT_FIELDS, type ReportField } from './read-report';
import { reportedAd } from './reported-ad';
import { REPORT_LIMITS, takeReport } from './take-report';

const ReportStart = Type.Object(
  {
    key: Type.String({ description: 'To be sent along: the same form sent twice is one report.' }),
    ad: Type.Object({ id: Id, title: Type.String(), path: Type.String({ description: 'Without language prefix.' }) }),
  },
  { description: 'What the form to report an ad starts with.' },
);

export const TakenReport = Type.Object({
  reference: Type.String({ description: 'Number of the report, as the mail about it says it.' }),
});

const Text = (maxLength: number) => Type.String({ maxLength });
const NewReport = Type.Object({
  listingId: Id,
  locale: oneOf(LOCALES),
  reason: Text(40),
  explanation: Text(20_000),
  name: Text(1000),
  email: Text(1000),
  goodFaith: Text(10),
  ...FormProperties,
});

interface OneAd {
  Params: { id: string };
  Querystring: { locale?: string };
}

type SentReport = Record<ReportField, string> & { listingId: number; locale: Locale; key: string; website?: string };

/** `GET /api-next/listings/{id}/report/form/` and `POST /api-next/reports/`: an ad is reported. */
export const reportRoutes: FastifyPluginCallback<{
  db: Db;
  accounts: Pick<Accounts, 'mayMail'>;
  now?: () => number;
}> = (app, { db, accounts, now = Date.now }, done) => {
  addSchemas(app, { ApiError, ReportStart, TakenReport, RefusedFields });

  app.get<OneAd>(
    '/api-next/listings/:id/report/form/',
    {
      schema: {
        operationId: 'startReport',
        summary: 'What the form to report an ad starts with',
        tags: ['moderation'],
        params: Type.Object({ id: Type.String() }),
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('ReportStart'), 404: reference('ApiError') },
      },
    },
    async ({ params, query }, reply): Promise<Static<typeof ReportStart>> => {
      const { id, title, path } = await reportedAd(db, readListingId(params.id), readLocale(query.locale));
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()), ad: { id, title, path } };
    },
  );

  app.post<{ Body: SentReport }>(
    '/api-next/reports/',
    {
      onRequest: limitNetwork(app, REPORT_LIMITS.reportPost),
      schema: {
        operationId: 'takeReport',
        summary: 'Reports an ad (DSA art. 16)',
        tags: ['moderation'],
        body: NewReport,
        response: {
          201: reference('TakenReport'),
          404: reference('ApiError'),
          422: reference('RefusedFields'),
          429: reference('ApiError'),
        },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const { listingId, locale } = request.body;
      const ad = await reportedAd(db, listingId, locale);
      const { value, formKey } = admitForm(checkReport(readTyped(REPORT_FIELDS, request.body)), request.body, now());
      const number = await takeReport({ db, limiter: app.limiter }, ad, { ...value, formKey, locale }, (email) =>
        accounts.mayMail(request, email),
      );
      return reply.code(201).send({ reference: number });
    },
  );
  addEarlierReportCalls(app);
  done();
};
