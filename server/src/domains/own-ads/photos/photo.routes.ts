import { AppError } from '@kvadrat/contracts/errors';
import type { Static } from 'typebox';
import { readLocale, reference } from '../../../platform/schema';
import { OWN_ADS, refusals } from '../draft.routes';
import { LinkQuery, PhotoOrder, Uploads } from '../own-ad.schema';
import { OWN_AD_LIMITS_BY_CALL, type OwnAdsScope } from '../own-ads-scope';
import { placeOwnPhotos, readOwnPhotos } from './own-photo.store';
import { takePhotos } from './take-photos';

const tags = ['own-ads'];
const PHOTOS = `${OWN_ADS}draft/photos/`;

/** Hanging files that were uploaded, and putting photos into an order. */
export function addPhotoRoutes(scope: OwnAdsScope): void {
  const { app, db, dataDir, pictures, openToChange } = scope;
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
