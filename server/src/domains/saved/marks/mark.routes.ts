import type { AdMark } from '@kvadrat/contracts/remote';
import { AppError } from '@kvadrat/contracts/errors';
import { Type } from 'typebox';
import { reference } from '../../../platform/schema';
import { mergeDetails, type AdDetails } from '../ads/merge-details';
import { MarkedAdParams, MarkParams, MarksToMerge } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { clearMarks, mergeMarks, readMarks, removeMark, restoreMarks } from './mark.store';

const CALL = '/api-next/user/ad-marks/';
const refusals = { 401: reference('ApiError'), 403: reference('ApiError'), 429: reference('ApiError') };

interface OneAd {
  Params: { mark: AdMark; id: number };
}

interface AllAds {
  Params: { mark: AdMark };
}

/** `…/user/ad-marks/…`: which ads are saved, hidden and seen by who is signed in. */
export function addMarkRoutes(scope: SavedScope): void {
  addReading(scope);
  addSingle(scope);
  addWhole(scope);
}

function addReading({ app, db, now, reader, writer }: SavedScope): void {
  app.get(
    CALL,
    {
      schema: {
        operationId: 'readAdMarks',
        summary: 'Ids of saved, hidden and seen ads',
        tags: ['saved'],
        response: { 200: reference('AdMarks'), 401: reference('ApiError') },
      },
    },
    async (request) => readMarks(db, (await reader(request)).id),
  );
  app.post<{ Body: Partial<Record<AdMark, number[]>> & { details?: AdDetails[] } }>(
    `${CALL}merge/`,
    {
      schema: {
        operationId: 'mergeAdMarks',
        summary: 'Adds what a browser had before somebody signed in; twice is as good as once',
        tags: ['saved'],
        body: MarksToMerge,
        response: { 200: reference('MergedAdMarks'), ...refusals },
      },
    },
    async (request) => {
      const { id } = await writer(request);
      const { details = [], ...lists } = request.body;
      const left = await mergeMarks(db, id, lists, now());
      await mergeDetails(db, id, details, now());
      return { marks: await readMarks(db, id), left };
    },
  );
}

function addSingle({ app, db, now, writer }: SavedScope): void {
  app.put<OneAd>(
    `${CALL}:mark/:id/`,
    {
      schema: {
        operationId: 'markAd',
        summary: 'Saves or hides an ad, or counts it as seen',
        tags: ['saved'],
        params: MarkedAdParams,
        response: { 204: Type.Null(), 404: reference('ApiError'), 409: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      const { mark, id } = request.params;
      if ((await db.selectFrom('listing').select('id').where('id', '=', id).executeTakeFirst()) === undefined)
        throw new AppError('not-found', 'there is no such ad');
      const left = await mergeMarks(db, accountId, { [mark]: [id] }, now());
      if (left[mark].length > 0) throw new AppError('limit-reached', 'the list is full');
      return reply.code(204).send();
    },
  );
  app.delete<OneAd>(
    `${CALL}:mark/:id/`,
    {
      schema: {
        operationId: 'unmarkAd',
        summary: 'Takes a mark away',
        tags: ['saved'],
        params: MarkedAdParams,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      await removeMark(db, accountId, request.params.mark, request.params.id, now());
      return reply.code(204).send();
    },
  );
}

function addWhole({ app, db, now, writer }: SavedScope): void {
  app.delete<AllAds>(
    `${CALL}:mark/`,
    {
      schema: {
        operationId: 'unmarkAllAds',
        summary: 'Empties a list',
        tags: ['saved'],
        params: MarkParams,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      await clearMarks(db, (await writer(request)).id, request.params.mark, now());
      return reply.code(204).send();
    },
  );
  app.post<AllAds>(
    `${CALL}:mark/restore/`,
    {
      schema: {
        operationId: 'restoreAds',
        summary: 'Puts back what the latest step took off a list, for a day',
        tags: ['saved'],
        params: MarkParams,
        response: { 204: Type.Null(), 409: reference('ApiError'), ...refusals },
      },
    },
    async (request, reply) => {
      const { mark } = request.params;
      const left = await restoreMarks(db, (await writer(request)).id, mark, now());
      if (left[mark].length > 0) throw new AppError('limit-reached', 'the list is full');
      return reply.code(204).send();
    },
  );
}
