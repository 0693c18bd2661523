import { serverPage } from '@kvadrat/remote-kit/testing';
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
        '@type': 'Apartment',
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

test('R47 a development is offered from its lowest to its highest price, land is a place with a plot', () => {
  const unit = { label: 'S1', floor: 1, rooms: 2, surface: 51.5, price: 210_000, state: 'free' as const };
  const units = [
    unit,
    { ...unit, label: 'S2', price: 320_000, state: 'reserved' as const },
    { ...unit, label: 'S3', price: 90_000, state: 'sold' as const },
  ];
  const project = { name: 'Lavanda', phase: 'shell' as const, permit: null, finishedOn: null, floors: 6, units };
  const development = listingJsonLd(ad({ kind: 'project', project }), AD_PATH);
  expect(development.offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 210_000,
    highPrice: 320_000,
    offerCount: 1,
    priceCurrency: 'EUR',
  });
  expect(development.about).toMatchObject({
    '@type': 'ApartmentComplex',
    name: 'Lavanda',
    numberOfAccommodationUnits: { value: 3 },
  });
  const land = listingJsonLd(
    ad({ category: 24, typology: 16, surface: { net: null, gross: null, plot: 640 } }),
    AD_PATH,
  );
  expect(land.about).toMatchObject({ '@type': 'Place', additionalProperty: { name: 'plot', value: 640 } });
  expect(JSON.stringify(land)).not.toContain('numberOfRooms');
  expect(listingJsonLd(ad({ typology: 6 }), AD_PATH).about).toMatchObject({ '@type': 'House' });
});

test('O-59 an ad abroad names its own country, or none where it is not known which', () => {
  expect(listingJsonLd(ad({ category: 5, country: 'ES' }), AD_PATH).about).toMatchObject({
    address: { addressCountry: 'ES' },
  });
  expect(JSON.stringify(listingJsonLd(ad({ category: 5, country: null }), AD_PATH))).not.toContain('addressCountry');
});

test('O-10, R106 what an ad does not tell is not there: no price, no zero, no point, no street', () => {
  const price = { value: null, currency: 'EUR', onRequest: true, perSquareMetre: null, previous: null } as const;
  const position = { lat: 43.5, lng: 16.4, display: 'only_area' } as const;
  const text = JSON.stringify(
    listingJsonLd(ad({ price, position, address: null, contract: 2, status: 'sold' }), AD_PATH),
  );
  expect(text).not.toMatch(/price|geo|latitude|43\.5|streetAddress/);
  expect(text).toContain('SoldOut');
});
