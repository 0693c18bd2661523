import { AppError } from '@kvadrat/contracts/errors';
import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import { networkOf } from '../../../platform/limits';
import { readLocale, reference } from '../../../platform/schema';
import { signedIn } from '../../accounts/api';
import { takeUpload } from '../../media/api';
import { OWN_ADS, refusals } from '../draft.routes';
import { LinkQuery, PhotoOrder, Uploads } from '../own-ad.schema';
import { OWN_AD_LIMITS_BY_CALL, type OwnAdsScope } from '../own-ads-scope';
import { placeOwnPhotos, readOwnPhotos } from './own-photo.store';
import { takePhotos } from './take-photos';

const tags = ['own-ads'];
const PHOTOS = `${OWN_ADS}draft/photos/`;

/** `POST …/uploads/` takes a file as it comes; what it is, is looked at when it is hung. */
function addUpload({ app, accounts, dataDir }: OwnAdsScope): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Nothing of it is read before who sends it is known.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, parsed) => parsed(null, payload));
    scope.post(
      `${OWN_ADS}uploads/`,
      {
        schema: {
          operationId: 'uploadFile',
          summary:
            'Takes a file of who is signed in, at most 25 MB; it waits an hour for the call that makes something of it',
          tags,
          consumes: ['application/octet-stream'],
          response: {
            201: reference('TakenUpload'),
            ...refusals,
            413: reference('ApiError'),
            415: reference('ApiError'),
          },
        },
        onRequest: async (request) => {
          await accounts.protectForm(request);
          await signedIn(accounts, request);
          await app.limiter.count(OWN_AD_LIMITS_BY_CALL.photo, { network: networkOf(request.ip) });
        },
      },
      async (request, reply) => {
        const { 'x-file-name': name } = request.headers;
        const stream = request.body instanceof Readable ? request.body : Readable.from([]);
        const token = await takeUpload(dataDir, typeof name === 'string' ? nameOf(name) : '', stream);
        return reply.code(201).send({ token });
      },
    );
    done();
  });
}

function nameOf(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return '';
  }
}

/** Hanging files that were uploaded, and putting photos into an order. */
export function addPhotoRoutes(scope: OwnAdsScope): void {
  const { app, db, dataDir, pictures, openToChange } = scope;
  addUpload(scope);
  app.post<{ Querystring: Static<typeof LinkQuery>; Body: Static<typeof Uploads> }>(
    PHOTOS,
    {
      schema: {
        operationId: 'addOwnPhotos',
        summary: 'Makes photos of an ad out of uploaded files; of each that is none it says why',
        tags,
        querystring: LinkQuery,
        body: Uploads,
        response: { 200: reference('PhotoOutcome'), ...refusals },
      },
    },
    async (request) => {
      const { ad, account } = await openToChange(request, request.query.veza, OWN_AD_LIMITS_BY_CALL.photo);
      if (account === null) throw new AppError('forbidden', 'sign in first', { status: 401 });
      const refused = await takePhotos({ db, dataDir, pictures }, ad.id, request.body.uploads);
      return { photos: await readOwnPhotos(db, ad.id, readLocale(request.query.locale)), refused };
    },
  );
  app.put<{ Querystring: Static<typeof LinkQuery>; Body: Static<typeof PhotoOrder> }>(
    PHOTOS,
    {
      schema: {
        operationId: 'placeOwnPhotos',
        summary: 'Puts photos into an order, says what they show, and takes away those that are not named',
        tags,
        querystring: LinkQuery,
        body: PhotoOrder,
        response: { 200: reference('OwnPhotos'), ...refusals },
      },
    },
    async (request) => {
      const { ad } = await openToChange(request, request.query.veza, OWN_AD_LIMITS_BY_CALL.save);
      await db.transaction().execute((tx) => placeOwnPhotos(tx, ad.id, request.body.photos));
      return { photos: await readOwnPhotos(db, ad.id, readLocale(request.query.locale)) };
    },
  );
}
