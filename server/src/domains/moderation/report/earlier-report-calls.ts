import { AppError } from '@kvadrat/contracts/errors';
import { REPORT_REASONS } from '@kvadrat/contracts/forms';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { addSchemas, LocaleParameter, oneOf, reference } from '../../../platform/schema';
import { REPORT_FIELDS } from './read-report';

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

const ReportDone = Type.Object({
  reference: Type.String(),
  title: Type.String(),
  text: Type.String(),
  next: Type.String(),
});

const FormProblems = Type.Object({
  message: Type.String(),
  data: Type.Object({
    message: Type.String(),
    code: Type.String(),
    problems: Type.Record(Type.String(), Type.String(), { description: 'Sentences by field.' }),
  }),
});

const Sent = Type.Object({
  key: Type.String({ maxLength: 60 }),
  reason: Type.String(),
  explanation: Type.String(),
  name: Type.String(),
  email: Type.String(),
  goodFaith: Type.String(),
});

/**
 * The calls of releases that drew the form out of the server's words. They answer 410 now, at which those releases open the page of
 * the form; their description stays until contracts of another major version.
 */
export function addEarlierReportCalls(app: FastifyInstance): void {
  addSchemas(app, { ReportForm, ReportDone, FormProblems });
  const params = Type.Object({ id: Type.String() });
  const querystring = Type.Object({ locale: LocaleParameter });
  const gone = (): Promise<never> =>
    Promise.reject(new AppError('gone', 'an ad is reported on its page /prijava-oglasa/{id}/'));
  app.get(
    '/api-next/listings/:id/report/',
    {
      schema: {
        operationId: 'readReportForm',
        summary: 'The form to report an ad with',
        deprecated: true,
        tags: ['moderation'],
        params,
        querystring,
        response: { 200: reference('ReportForm'), 404: reference('ApiError') },
      },
    },
    gone,
  );
  app.post(
    '/api-next/listings/:id/report/',
    {
      schema: {
        operationId: 'reportListing',
        summary: 'Reports an ad (DSA art. 16)',
        deprecated: true,
        tags: ['moderation'],
        params,
        querystring,
        body: Sent,
        response: {
          201: reference('ReportDone'),
          404: reference('ApiError'),
          422: reference('FormProblems'),
          429: reference('ApiError'),
        },
      },
    },
    gone,
  );
}
