import { ALL_OWN_AD_FIELDS } from '@kvadrat/contracts/forms';
import type { Static } from 'typebox';
import { asJsonb } from '../../platform/db';
import { networkOf } from '../../platform/limits';
import { readLocale, reference } from '../../platform/schema';
import { WrongFields } from '../../platform/forms';
import type { AccountRow } from '../accounts/api';
import { placeDirectory } from '../geography/api';
import { adNames } from '../listings/api';
import { reviewOf } from '../moderation/api';
import { checkStep } from './check-own-ad';
import { SUSPICIONS } from './find-suspicions';
import { LinkQuery, NewOwnAd, OwnAdChanges, type ownAdSchemas } from './own-ad.schema';
import { OWN_AD_LIMITS_BY_CALL, type OwnAdsScope, type Writer } from './own-ads-scope';
import { readOwnPhotos } from './photos/own-photo.store';
import { saveFields } from './save-fields';

const tags = ['own-ads'];
export const OWN_ADS = '/api-next/own-ads/';
export const refusals = {
  401: reference('ApiError'),
  403: reference('ApiError'),
  404: reference('ApiError'),
  429: reference('ApiError'),
};
/** A description in nine languages, the longest two bytes a letter. */
const MOST_BYTES = 262_144;
const KNOWN: ReadonlySet<string> = new Set(ALL_OWN_AD_FIELDS);

/** `POST` begins an ad, `GET …/draft/?veza=` shows it to its writer, `PUT` saves what was typed. */
export function addDraftRoutes(scope: OwnAdsScope): void {
  addBeginning(scope);
  addReading(scope);
  addSaving(scope);
}

function addBeginning({ app, db, accounts, links, now, flagsOf }: OwnAdsScope): void {
  app.post<{ Body: Static<typeof NewOwnAd> }>(
    OWN_ADS,
    {
      bodyLimit: MOST_BYTES,
      schema: {
        operationId: 'beginOwnAd',
        summary: 'Begins an ad; without an account whoever has its link goes on writing',
        tags,
        body: NewOwnAd,
        response: { 201: reference('NewDraft'), ...refusals, 422: reference('RefusedFields') },
      },
    },
    async (request, reply) => {
      await accounts.protectForm(request);
      await app.limiter.count(OWN_AD_LIMITS_BY_CALL.begin, { network: networkOf(request.ip) });
      const fields = Object.fromEntries(Object.entries(request.body.fields).filter(([name]) => KNOWN.has(name)));
      const problems = checkStep('vrsta-i-mjesto', fields, {
        directory: await placeDirectory(db),
        auctions: flagsOf(request.headers.cookie).auctions,
      });
      if (Object.keys(problems).length > 0) throw new WrongFields(problems);
      const account = await accounts.currentUser(request);
      const { id, version } = await db
        .insertInto('own_ad')
        .values({
          account_id: account?.id ?? null,
          fields: asJsonb(fields),
          changed: asJsonb({}),
          locale: readLocale(request.body.locale),
          created_at: now(),
          updated_at: now(),
        })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      return reply.code(201).send({ link: await links.make('draft', id, 0), version });
    },
  );
}

function addReading(scope: OwnAdsScope): void {
  scope.app.get<{ Querystring: Static<typeof LinkQuery> }>(
    `${OWN_ADS}draft/`,
    {
      schema: {
        operationId: 'readOwnAd',
        summary: 'An ad as its writer has left it',
        tags,
        querystring: LinkQuery,
        response: { 200: reference('OwnAd'), ...refusals },
      },
    },
    async (request) =>
      showOwnAd(scope, await scope.open(request, request.query.veza), readLocale(request.query.locale)),
  );
}

function addSaving({ app, db, now, openToChange, flagsOf }: OwnAdsScope): void {
  app.put<{ Querystring: Static<typeof LinkQuery>; Body: Static<typeof OwnAdChanges> }>(
    `${OWN_ADS}draft/`,
    {
      bodyLimit: MOST_BYTES,
      schema: {
        operationId: 'saveOwnAd',
        summary: 'Saves what was typed; of fields that another device has changed meanwhile it says so',
        tags,
        querystring: LinkQuery,
        body: OwnAdChanges,
        response: {
          200: reference('SavedDraft'),
          ...refusals,
          409: reference('RefusedFields'),
          422: reference('RefusedFields'),
        },
      },
    },
    async (request) => {
      const { ad } = await openToChange(request, request.query.veza, OWN_AD_LIMITS_BY_CALL.save);
      const { step, ...typed } = request.body;
      const version = await saveFields(db, ad.id, typed, now());
      if (step !== undefined) {
        const problems = checkStep(
          step,
          { ...ad.fields, ...typed.fields },
          { directory: await placeDirectory(db), auctions: flagsOf(request.headers.cookie).auctions },
        );
        if (Object.keys(problems).length > 0) throw new WrongFields(problems);
      }
      return { version };
    },
  );
}

/** What the pages of an ad show to its writer. */
export async function showOwnAd(
  { db, links }: Pick<OwnAdsScope, 'db' | 'links'>,
  { ad, account }: Writer,
  locale: ReturnType<typeof readLocale>,
): Promise<Static<typeof ownAdSchemas.OwnAd>> {
  const [photos, link, names, review] = await Promise.all([
    readOwnPhotos(db, ad.id, locale),
    links.make('draft', ad.id, 0),
    adNames(db, ad.listing_id === null ? [] : [ad.listing_id], locale),
    ad.listing_id === null ? ('shown' as const) : reviewOf(db, ad.listing_id),
  ]);
  return {
    id: ad.id,
    link,
    version: ad.version,
    fields: { ...ad.fields },
    photos,
    state: ad.state,
    listingId: ad.listing_id,
    path: names.get(ad.listing_id ?? 0)?.path ?? null,
    isOwned: ad.account_id !== null,
    review: review === 'shown' ? 'none' : review,
    findings: SUSPICIONS.filter((known) => ad.findings.includes(known)),
    account: account === null ? null : accountFacts(account),
  };
}

function accountFacts(account: AccountRow): NonNullable<Static<typeof ownAdSchemas.OwnAd>['account']> {
  const { first_name: first, last_name: last, phone, phone_prefix: prefix, email, email_verified_at: proven } = account;
  const isWhole = phone === '' || phone.startsWith('+') || prefix === '';
  return {
    name: `${first} ${last}`.trim(),
    phone: isWhole ? phone : `+${prefix.replace(/^\+/, '')} ${phone.replace(/^0/, '')}`,
    email,
    isProven: proven !== null,
  };
}
