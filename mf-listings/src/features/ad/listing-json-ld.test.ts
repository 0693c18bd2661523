import { serverPage } from '@kvadrat/build/remote/testing';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import * as bundle from '../../ssr';
import { ad, AD_PATH, adRequest, adRoute } from '../../testing/fixtures';
import { listingJsonLd } from './listing-json-ld';

test.each(LOCALES)('R47 structured data of an ad in %s: its page, its language, its offer', async (locale) => {
  const { head } = await serverPage(bundle, adRoute(AD_PATH, locale), { [adRequest(locale)]: () => ad() });
  expect(head.jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      name: 'Dvosoban stan s lođom',
      description: 'Prvi odlomak.\nDrugi odlomak.',
      inLanguage: 'hr',
      url: localizedPath(locale, AD_PATH),
      datePosted: '2026-01-22T10:00:00Z',
      dateModified: '2026-02-01T10:00:00Z',
      image: ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/media/${name}-1280.webp`),
      about: {
        '@type': 'Accommodation',
        address: { '@type': 'PostalAddress', addressLocality: 'Gripe, Split', addressCountry: 'HR' },
        floorSize: { '@type': 'QuantitativeValue', value: 58, unitCode: 'MTK' },
        numberOfRooms: 2,
        numberOfBathroomsTotal: 1,
        yearBuilt: 1974,
      },
      offers: {
        '@type': 'Offer',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
        availability: 'https://schema.org/InStock',
        offeredBy: { '@type': 'RealEstateAgent', name: 'Marjan kvadrat' },
        price: 248_000,
        priceCurrency: 'EUR',
      },
    },
  ]);
});

test('O-10, R106 what an ad does not tell is not there: no price, no zero, no point, no street', () => {
  const price = { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null } as const;
  const position = { lat: 43.5, lng: 16.4, display: 'only_area' } as const;
  const text = JSON.stringify(listingJsonLd(ad({ price, position, address: null, contract: 2, status: 'sold' }), AD_PATH));
  expect(text).not.toMatch(/price|geo|latitude|43\.5|streetAddress/);
  expect(text).toContain('SoldOut');
});
