import { needsName, REPORT_REASONS } from '@kvadrat/contracts/forms';
import { isAppError } from '@kvadrat/contracts/errors';
import { typeset, type Locale } from '@kvadrat/contracts/locales';
import { reportPath } from '@kvadrat/contracts/paths';
import type { FastifyPluginCallback, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Accounts } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { LEAST_FILLING_MS, newFormKey, readFormKey, readTyped, type Obstacle } from '../../../platform/form-page';
import { failureBody, refuseForeign } from '../../../platform/http';
import { readListingId } from '../../listings/api';
import { limitNetwork } from '../../../platform/limits';
import { addSchemas, ApiError, LocaleParameter, oneOf, readLocale, reference } from '../../../platform/schema';
import { MODERATION_TEXTS } from '../moderation-texts';
import { checkReport, REPORT_FIELDS } from './read-report';
import { reportedAd } from './report.routes';
import { reportFields, reportProblem } from './report-page';
import { REPORT_LIMITS, takeReport } from './take-report';

const ReportForm = Type.Object(
  {
    key: Type.String({ description: 'To be sent along: the same form sent twice is one report.' }),
    title: Type.String(),
    lead: Type.String(),
    path: Type.String({ description: 'Page of the form, without language prefix.' }),
    fields: Type.Array(
      Type.Object({
        name: oneOf(REPORT_FIELDS),
        control: oneOf(['input', 'select', 'textarea', 'checkbox']),
        label: Type.String(),
        hint: Type.String(),
        options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
      }),
    ),
    named: Type.Array(oneOf(REPORT_REASONS), { description: 'Reasons that need a name and an address.' }),
    privacy: Type.String({ description: '`[words](privacy)` is a link to that page of information.' }),
    send: Type.String(),
    obstacles: Type.Object({ tooMany: Type.String() }),
  },
  { description: 'What is asked of who reports an ad, in the words of one language.' },
);

const ReportDone = Type.Object({ reference: Type.String(), title: Type.String(), text: Type.String(), next: Type.String() });

const FormProblems = Type.Object({
  message: Type.String(),
  data: Type.Object({ message: Type.String(), code: Type.String(), problems: Type.Record(Type.String(), Type.String(), { description: 'Sentences by field.' }) }),
});

const Sent = Type.Object({ key: Type.String({ maxLength: 60 }), reason: Type.String(), explanation: Type.String(), name: Type.String(), email: Type.String(), goodFaith: Type.String() });

interface OneAd {
  Params: { id: string };
  Querystring: { locale?: string };
}

/** `GET` and `POST /api-next/listings/{id}/report/`: the form of the page as data, for who draws it in place. */
export const reportRoutes: FastifyPluginCallback<{ db: Db; accounts: Pick<Accounts, 'mayMail'>; now?: () => number }> = (app, { db, accounts, now = Date.now }, done) => {
  addSchemas(app, { ApiError, ReportForm, ReportDone, FormProblems });
  const params = Type.Object({ id: Type.String() });
  const querystring = Type.Object({ locale: LocaleParameter });

  app.get<OneAd>(
    '/api-next/listings/:id/report/',
    { schema: { operationId: 'readReportForm', summary: 'The form to report an ad with', tags: ['moderation'], params, querystring, response: { 200: reference('ReportForm'), 404: reference('ApiError') } } },
    async ({ params: { id }, query }, reply): Promise<Static<typeof ReportForm>> => {
      const locale = readLocale(query.locale);
      const ad = await reportedAd(db, readListingId(id), locale);
      reply.header('cache-control', 'private, no-store');
      return { key: newFormKey(now()), path: reportPath(ad.id), ...formInWords(locale) };
    },
  );

  app.post<OneAd & { Body: Static<typeof Sent> }>(
    '/api-next/listings/:id/report/',
    {
      onRequest: limitNetwork(app, REPORT_LIMITS.reportPost),
      schema: {
        operationId: 'reportListing',
        summary: 'Reports an ad (DSA art. 16)',
        tags: ['moderation'],
        params,
        querystring,
        body: Sent,
        response: { 201: reference('ReportDone'), 404: reference('ApiError'), 422: reference('FormProblems'), 429: reference('ApiError') },
      },
    },
    async (request, reply) => {
      refuseForeign(request);
      const locale = readLocale(request.query.locale);
      const texts = MODERATION_TEXTS[locale].report;
      const ad = await reportedAd(db, readListingId(request.params.id), locale);
      const checked = checkReport(readTyped(REPORT_FIELDS, request.body));
      if ('problems' in checked) {
        const problems = Object.fromEntries(REPORT_FIELDS.flatMap((field) => (checked.problems[field] === undefined ? [] : [[field, typeset(reportProblem(texts, field, checked.problems[field]), locale)]])));
        return refuse(reply, texts.problems.intro, locale, problems);
      }
      const key = readFormKey(request.body.key, now());
      const obstacle: Obstacle | null = key === null ? 'expired' : key.filledInMs < LEAST_FILLING_MS ? 'tooQuick' : null;
      if (key === null || obstacle !== null) return refuse(reply, texts.obstacles[obstacle ?? 'expired'], locale, {});
      try {
        const number = await takeReport({ db, limiter: app.limiter }, ad, { ...checked.value, formKey: key.id, locale }, (email) => accounts.mayMail(request, email));
        const { title, text, next } = texts.done;
        return await reply.code(201).send({ reference: number, title: typeset(title, locale), text: typeset(text.replace('#', number), locale), next: typeset(next, locale) });
      } catch (error) {
        if (!isAppError(error) || error.code !== 'rate-limited') throw error;
        return reply.code(429).send(failureBody({ code: error.code, message: typeset(texts.obstacles.tooMany, locale) }));
      }
    },
  );
  done();
};

function refuse(reply: FastifyReply, text: string, locale: Locale, problems: Record<string, string>): FastifyReply {
  const message = typeset(text, locale);
  return reply.code(422).send({ message, data: { message, code: 'invalid-request', problems } });
}

function formInWords(locale: Locale): Omit<Static<typeof ReportForm>, 'key' | 'path'> {
  const texts = MODERATION_TEXTS[locale].report;
  const say = (text: string): string => typeset(text, locale);
  const fields = reportFields(texts);
  return {
    title: say(texts.title),
    lead: say(texts.lead),
    fields: REPORT_FIELDS.map((name) => {
      const { control, label, hint = '', options = {} } = fields[name];
      return { name, control, label: say(label), hint: say(hint), options: Object.entries(options).map(([value, text]) => ({ value, label: say(text) })) };
    }),
    named: REPORT_REASONS.filter(needsName),
    privacy: say(texts.privacy),
    send: say(texts.send),
    obstacles: { tooMany: say(texts.obstacles.tooMany) },
  };
}
