import type { Static } from 'typebox';
import { LocaleParameter, readLocale, reference } from '../../platform/schema';
import { Type } from 'typebox';
import { readListingId } from '../listings/api';
import { refusals, OWN_ADS, showOwnAd } from './draft.routes';
import { listOwnAds } from './list-own-ads';
import { doWithOwnAd } from './own-ad-deeds';
import { LinkQuery, OwnAdDeedBody } from './own-ad.schema';
import { noDraft, OWN_AD_LIMITS_BY_CALL, readOwnAd, type OwnAdsScope } from './own-ads-scope';
import { previewOwnAd } from './preview-own-ad';
import { publishOwnAd } from './publish-own-ad';

const tags = ['own-ads'];

/** Looking at an ad before others do, publishing it, and what its owner does with it afterwards. */
export function addPublishRoutes(scope: OwnAdsScope): void {
  addPublishing(scope);
  addOwnList(scope);
}

function addPublishing({ app, db, open, openToChange, flagsOf, now, publicUrl }: OwnAdsScope): void {
  app.get<{ Querystring: Static<typeof LinkQuery> }>(
    `${OWN_ADS}draft/preview/`,
    {
      schema: {
        operationId: 'previewOwnAd',
        summary: 'An ad exactly as it will be read; what is missing is said by field',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('ListingDetail'), ...refusals, 422: reference('RefusedFields') },
      },
    },
    async (request) => {
      const writer = await open(request, request.query.veza);
      return previewOwnAd(db, {
        ...writer,
        locale: readLocale(request.query.locale),
        auctions: flagsOf(request.headers.cookie).auctions,
      });
    },
  );
  app.post<{ Querystring: Static<typeof LinkQuery> }>(
    `${OWN_ADS}draft/publish/`,
    {
      schema: {
        operationId: 'publishOwnAd',
        summary: 'Puts an ad before everybody, or what was changed of it',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('PublishedAd'), ...refusals, 422: reference('RefusedFields') },
      },
    },
    async (request) => {
      const { ad, account } = await openToChange(request, request.query.veza, OWN_AD_LIMITS_BY_CALL.publish);
      return publishOwnAd(db, {
        id: ad.id,
        account,
        auctions: flagsOf(request.headers.cookie).auctions,
        locale: readLocale(request.query.locale),
        origin: publicUrl(),
        now: now(),
      });
    },
  );
  app.post<{ Querystring: Static<typeof LinkQuery>; Body: Static<typeof OwnAdDeedBody> }>(
    `${OWN_ADS}draft/deeds/`,
    {
      schema: {
        operationId: 'doWithOwnAd',
        summary: 'Pauses, renews, marks as sold, deletes or brings back an ad',
        tags,
        querystring: LinkQuery,
        body: OwnAdDeedBody,
        response: { 204: Type.Null(), 400: reference('ApiError'), ...refusals, 409: reference('ApiError') },
      },
    },
    async (request, reply) => {
      const { ad } = await openToChange(request, request.query.veza, OWN_AD_LIMITS_BY_CALL.publish);
      await doWithOwnAd(db, ad.id, request.body.deed, now());
      return reply.code(204).send();
    },
  );
}

function addOwnList(scope: OwnAdsScope): void {
  const { app, db, links, now, reader } = scope;
  app.get<{ Querystring: { locale?: string } }>(
    '/api-next/user/own-ads/',
    {
      schema: {
        operationId: 'listOwnAds',
        summary: 'What somebody has written and published, the latest change first',
        tags,
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('OwnAdList'), 401: reference('ApiError') },
      },
    },
    async (request) => {
      const { id: accountId } = await reader(request);
      return { ads: await listOwnAds(db, links, { accountId, locale: readLocale(request.query.locale), now: now() }) };
    },
  );
  app.get<{ Params: { id: string }; Querystring: { locale?: string } }>(
    '/api-next/user/own-ads/:id/',
    {
      schema: {
        operationId: 'readOwnAdOfListing',
        summary: 'What a published ad was made of, for its owner',
        tags,
        params: Type.Object({ id: Type.String({ description: 'Of the published ad.' }) }),
        querystring: Type.Object({ locale: LocaleParameter }),
        response: { 200: reference('OwnAd'), 401: reference('ApiError'), 404: reference('ApiError') },
      },
    },
    async (request) => {
      const account = await reader(request);
      const row = await db
        .selectFrom('own_ad')
        .select('id')
        .where('listing_id', '=', readListingId(request.params.id))
        .where('account_id', '=', account.id)
        .executeTakeFirst();
      const ad = row === undefined ? undefined : await readOwnAd(db, row.id);
      if (ad === undefined) throw noDraft();
      return showOwnAd(scope, { ad, account }, readLocale(request.query.locale));
    },
  );
}
