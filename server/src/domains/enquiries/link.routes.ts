import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { AppError, isAppError, type AppErrorCode } from '@kvadrat/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Db } from '../../platform/db';
import { REFERENCE } from '../../platform/forms';
import { refuseForeign } from '../../platform/http';
import { limitNetwork } from '../../platform/limits';
import { LocaleParameter, readLocale, reference } from '../../platform/schema';
import { aboutAd } from './about-ad';
import type { Enquiries } from './enquiries';
import { LINK_LIMITS } from './link-call';
import { findByToken, findSubmission } from './submission.store';

export interface LinkRouteDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'confirm'>;
  now: () => number;
}

/** What kinds of entries throw when they can no longer be placed. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set(['taken', 'invalid-request', 'limit-reached', 'not-found']);
/** In the address it is a parameter, whose value no log tells. */
const Code = Type.String({ maxLength: 100 });
const Locales = { locale: LocaleParameter };
const tags = ['enquiries'];

/** The link by which a mailbox is proven: looking, which does nothing, and following it; and what became of a form. */
export function addLinkRoutes(app: FastifyInstance, { db, enquiries, now }: LinkRouteDeps): void {
  app.get<{ Querystring: { kod: string; locale?: string } }>(
    '/api-next/enquiries/link/',
    {
      schema: {
        operationId: 'readEnquiryLink',
        summary: 'What the link of a mail asks to confirm',
        tags,
        querystring: Type.Object({ [LINK_PARAMETERS.code]: Code, ...Locales }),
        response: { 200: reference('EnquiryLink'), 404: reference('ApiError'), 410: reference('ApiError') },
      },
    },
    async ({ query }) => {
      const waiting = await findByToken(db, query.kod, new Date(now()));
      if (waiting === null) throw new AppError('gone', 'the link is not, or no longer, good');
      return { kind: waiting.kind, ad: await aboutAd(db, waiting.listingId, readLocale(query.locale)) };
    },
  );
  app.post<{ Body: { code: string } }>(
    '/api-next/enquiries/link/',
    {
      onRequest: limitNetwork(app, LINK_LIMITS.follow),
      schema: {
        operationId: 'followEnquiryLink',
        summary: 'Proves a mailbox, and passes on what waited for it; twice is as good as once',
        tags,
        body: Type.Object({ code: Code }),
        response: {
          200: reference('FollowedLink'),
          403: reference('ApiError'),
          409: reference('ApiError'),
          410: reference('ApiError'),
          429: reference('ApiError'),
        },
      },
    },
    async (request) => {
      refuseForeign(request);
      const sent = await enquiries.confirm(request.body.code).catch((error: unknown) => {
        throw isAppError(error) && REFUSALS.has(error.code)
          ? new AppError('taken', 'what waited can no longer be passed on', { cause: error })
          : error;
      });
      if (sent === null) throw new AppError('gone', 'the link is not, or no longer, good');
      return { reference: sent.reference };
    },
  );
  app.get<{ Params: { reference: string }; Querystring: { locale?: string } }>(
    '/api-next/enquiries/sent/:reference/',
    {
      schema: {
        operationId: 'readSentEnquiry',
        summary: 'What has become of a form of an ad',
        tags,
        params: Type.Object({ reference: Type.String() }),
        querystring: Type.Object(Locales),
        response: { 200: reference('EnquiryOutcome'), 404: reference('ApiError') },
      },
    },
    async ({ params, query }) => {
      const sent = REFERENCE.test(params.reference) ? await findSubmission(db, params.reference) : null;
      if (sent === null) throw new AppError('not-found', 'nothing was sent under this number, or it is forgotten');
      return { state: sent.state, kind: sent.kind, ad: await aboutAd(db, sent.listingId, readLocale(query.locale)) };
    },
  );
}
