import type { AdMark } from '@kvadrat/contracts/remote';
import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { Type } from 'typebox';
import { LocaleParameter, readLocale, reference } from '../../../platform/schema';
import { MarkedAdParams, MarkParams, MarksToMerge } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { clearMarks, mergeMarks, readMarks, removeMark } from './mark.store';
import { markedAds } from './marked-ads';

const CALL = '/api-next/user/ad-marks/';
const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };

interface OneAd {
  Params: { mark: AdMark; id: number };
}

interface AllAds {
  Params: { mark: AdMark };
}

/** `…/user/ad-marks/…` and `…/user/ads/{mark}/`: saved, hidden and seen ads of who is signed in. */
export function addMarkRoutes({ app, db, now, reader, writer }: SavedScope): void {
  app.get(CALL, { schema: { operationId: 'readAdMarks', summary: 'Ids of saved, hidden and seen ads', tags: ['saved'], response: { 200: reference('AdMarks'), 401: reference('ApiError') } } }, async (request) =>
    readMarks(db, (await reader(request)).id),
  );
  app.post<{ Body: Partial<Record<AdMark, number[]>> }>(
    `${CALL}merge/`,
    { schema: { operationId: 'mergeAdMarks', summary: 'Adds what a browser had before somebody signed in; twice is as good as once', tags: ['saved'], body: MarksToMerge, response: { 200: reference('MergedAdMarks'), ...refusals } } },
    async (request) => {
      const { id } = await writer(request);
      const left = await mergeMarks(db, id, request.body, now());
      return { marks: await readMarks(db, id), left };
    },
  );
  app.put<OneAd>(
    `${CALL}:mark/:id/`,
    { schema: { operationId: 'markAd', summary: 'Saves or hides an ad, or counts it as seen', tags: ['saved'], params: MarkedAdParams, response: { 204: Type.Null(), 404: reference('ApiError'), 409: reference('ApiError'), ...refusals } } },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      const { mark, id } = request.params;
      if ((await db.selectFrom('listing').select('id').where('id', '=', id).executeTakeFirst()) === undefined) throw new AppError('not-found', 'there is no such ad');
      const left = await mergeMarks(db, accountId, { [mark]: [id] }, now());
      if (left[mark].length > 0) throw new AppError('limit-reached', 'the list is full');
      return reply.code(204).send();
    },
  );
  app.delete<OneAd>(
    `${CALL}:mark/:id/`,
    { schema: { operationId: 'unmarkAd', summary: 'Takes a mark away', tags: ['saved'], params: MarkedAdParams, response: { 204: Type.Null(), ...refusals } } },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      await removeMark(db, accountId, request.params.mark, request.params.id);
      return reply.code(204).send();
    },
  );
  app.delete<AllAds>(
    `${CALL}:mark/`,
    { schema: { operationId: 'unmarkAllAds', summary: 'Empties a list', tags: ['saved'], params: MarkParams, response: { 204: Type.Null(), ...refusals } } },
    async (request, reply) => {
      await clearMarks(db, (await writer(request)).id, request.params.mark);
      return reply.code(204).send();
    },
  );
  app.get<AllAds & { Querystring: { page?: number; locale?: string } }>(
    '/api-next/user/ads/:mark/',
    {
      schema: {
        operationId: 'listMarkedAds',
        summary: 'One page of saved, hidden or seen ads, newest first',
        tags: ['saved'],
        params: MarkParams,
        querystring: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })), locale: LocaleParameter }),
        response: { 200: reference('MarkedAds'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const { page = 1, locale } = request.query;
      return markedAds(db, { accountId: (await reader(request)).id, mark: request.params.mark, page, size: PAGE_SIZE, locale: readLocale(locale) });
    },
  );
}
