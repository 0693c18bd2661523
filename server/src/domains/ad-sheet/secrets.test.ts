import { picturesHere } from '../media/api';
import { adSheetPath } from '@kvadrat/contracts/paths';
import { saveAgency } from '../agencies/api';
import { draft } from '../listings/testing/draft';
import { addSearchFeed } from '../../edge/search-feed';
import { SALE, withPortal } from '../search/testing/portal';
import { addSitemaps } from '../../edge/sitemap';
import { addAdSheet } from './api';
import { pdfText } from './testing/pdf-text';

const publicUrl = (): string => 'https://kvadrat.test';
const portal = withPortal({
  async files(app, db) {
    addSearchFeed(app, { db, publicUrl });
    addSitemaps(app, { db, publicUrl, auctions: true });
    addAdSheet(app, { db, publicUrl, pictures: picturesHere });
  },
});

/** What an ad hides, in every form a response could have it in. */
const SECRETS =
  /43[.,]512345|16[.,]454321|252[., \u00a0\u202f]?000|261[., \u00a0\u202f]?000|4[., \u00a0\u202f]?200|Tajna ulica/;

test('O-09, R106 no answer about an ad holds its hidden price, what it cost before, its street or its point', async () => {
  const agencyId = await saveAgency(portal.database.db, { slug: 'tajna', name: 'Tajna' });
  const hidden = {
    advertiser: { type: 'agenzia', agencyId },
    mapDisplay: 'only_area',
    coordinates: { lat: 43.512345, lng: 16.454321 },
    address: 'Tajna ulica 7',
    price: { value: 252_000, onRequest: true, previous: 261_000 },
  } as const;
  const [secret = 0, beside = 0] = await portal.given([
    draft(hidden),
    draft({ advertiser: hidden.advertiser, price: { value: 250_000, onRequest: false, previous: null } }),
    draft(),
  ]);
  const list = encodeURIComponent(SALE);
  const view = 'viewport=43.3,16.2,43.7,16.7';
  const asked = [
    `/api-next/listings/${secret}/`,
    `/api-next/listings/${secret}/similar/`,
    `/api-next/listings/${secret}/advertiser-listings/`,
    `/api-next/listings/${secret}/price-note/`,
    `/api-next/listings/${beside}/`,
    `/api-next/listings/${beside}/similar/`,
    `/api-next/listings/${beside}/advertiser-listings/`,
    `/api-next/listings/?ids=${secret},${beside}`,
    `/api-next/search-list/listings/?path=${list}`,
    `/api-next/search-list/listings/?path=${list}&criterio=prezzo&ordine=asc`,
    `/api-next/search-list/clusters/?path=${list}&${view}&zoom=16`,
    `/api-next/search-list/clusters/?path=${list}&${view}&zoom=9`,
    `/api-next/search-list/facets/?path=${list}`,
    `/atom${SALE}`,
    '/sitemap.xml',
  ];
  for (const path of asked) {
    const { statusCode, body } = await portal.app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(
      SECRETS.exec(body.replace(/"(?:at|publishedAt|updatedAt|firstPublishedAt)":"[^"]*"/g, ''))?.[0],
    ).toBeUndefined();
  }
  const { words, objects } = pdfText((await portal.app.inject(adSheetPath(secret))).rawPayload);
  expect(words).toContain('Cijena na upit');
  expect(words + objects).not.toMatch(SECRETS);
});
