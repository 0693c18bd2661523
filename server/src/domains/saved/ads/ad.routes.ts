import { PAGE_SIZE } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import type { AdMark } from '@kvadrat/contracts/remote';
import { Type } from 'typebox';
import { readLocale, reference } from '../../../platform/schema';
import { accessTo } from '../folders/folder.store';
import { AdChanges, AdParams, AdsQuerystring, KeptQuery, MarkParams } from '../saved.schema';
import type { SavedScope } from '../saved-scope';
import { changeAd } from './change-ad';
import { keptAds } from './kept-ads';
import type { KeptSort } from './page-of-ads';
import { markedAds } from './marked-ads';

const ID = /^[1-9]\d{0,8}$/;
/** As many as one request may ask for. */
const MOST_KEPT = 100;
const reading = { 401: reference('ApiError'), 404: reference('ApiError') };

interface SomeOfMark {
  Params: { mark: AdMark };
  Querystring: { page?: number; folder?: number; sort?: KeptSort; locale?: string };
}

/** `…/user/ads/{mark}/`, `…/user/saved-ads/{id}/` of who is signed in, and `…/kept-ads/` for what a browser keeps. */
export function addAdRoutes(scope: SavedScope): void {
  addOwnAds(scope);
  addKeptAds(scope);
}

function addOwnAds({ app, db, now, reader, writer }: SavedScope): void {
  app.get<SomeOfMark>(
    '/api-next/user/ads/:mark/',
    {
      schema: {
        operationId: 'listMarkedAds',
        summary: 'One page of saved, hidden or seen ads, newest first',
        tags: ['saved'],
        params: MarkParams,
        querystring: AdsQuerystring,
        response: { 200: reference('MarkedAds'), ...reading },
      },
    },
    async (request) => {
      const { page = 1, folder = null, sort = 'newest', locale } = request.query;
      const { id: accountId } = await reader(request);
      if (folder !== null && (request.params.mark !== 'saved' || (await accessTo(db, accountId, folder)) === null))
        throw new AppError('not-found', 'there is no such folder');
      return markedAds(
        db,
        { accountId, mark: request.params.mark, folder, sort, page, size: PAGE_SIZE },
        readLocale(locale),
      );
    },
  );
  app.put<{ Params: { id: number }; Body: { note?: string; folder?: number | null } }>(
    '/api-next/user/saved-ads/:id/',
    {
      schema: {
        operationId: 'changeSavedAd',
        summary: 'Notes something about an ad or puts it into a folder; saves it',
        tags: ['saved'],
        params: AdParams,
        body: AdChanges,
        response: {
          204: Type.Null(),
          400: reference('ApiError'),
          403: reference('ApiError'),
          409: reference('ApiError'),
          429: reference('ApiError'),
          ...reading,
        },
      },
    },
    async (request, reply) => {
      const { id: accountId } = await writer(request);
      const { note, folder } = request.body;
      await changeAd(
        db,
        {
          accountId,
          id: request.params.id,
          ...(note === undefined ? {} : { note: note.trim() }),
          ...(folder === undefined ? {} : { folder }),
        },
        now(),
      );
      return reply.code(204).send();
    },
  );
}

function addKeptAds({ app, db }: SavedScope): void {
  app.get<{ Querystring: { ids?: string; locale?: string } }>(
    '/api-next/kept-ads/',
    {
      schema: {
        operationId: 'readKeptAds',
        summary: 'Ads that a browser keeps, whatever has become of them, in the order of their ids',
        tags: ['saved'],
        querystring: KeptQuery,
        response: { 200: reference('KeptAds') },
      },
    },
    async ({ query: { ids = '', locale } }) => {
      const asked = [
        ...new Set(
          ids
            .split(',')
            .filter((id) => ID.test(id))
            .map(Number),
        ),
      ].slice(0, MOST_KEPT);
      const kept = await keptAds(db, asked, readLocale(locale));
      // Whoever takes the numbers one after the other learns no title of what the staff took down.
      return {
        results: asked
          .flatMap((id) => kept.get(id) ?? [])
          .map((ad) => (ad.listing === null ? { ...ad, title: '' } : ad)),
      };
    },
  );
}
