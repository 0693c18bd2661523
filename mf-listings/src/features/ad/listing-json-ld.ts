import type { ListingDetail } from '@kvadrat/contracts/api';
import { COUNTRY } from '@kvadrat/contracts/constants';
import type { RealEstateListing, WithContext } from 'schema-dts';

const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';
const SELL = 'http://purl.org/goodrelations/v1#Sell';

/**
 * The ad as schema.org data. An offer on request has no price, not even a zero (O-10);
 * addresses are relative to the page, which is where the block stands.
 */
export function listingJsonLd(listing: ListingDetail, url: string): WithContext<RealEstateListing> {
  const { price, surface, rooms, bathrooms, yearBuilt, place, advertiser } = listing;
  const area = surface.net ?? surface.gross;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: listing.title,
    description: listing.description,
    inLanguage: listing.descriptionLocale,
    url,
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    image: listing.photos.flatMap(({ sizes }) => sizes.at(-1)?.webp ?? []),
    about: {
      '@type': 'Accommodation',
      address: { '@type': 'PostalAddress', addressLocality: place.label, addressCountry: COUNTRY },
      ...(area === null ? {} : { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } }),
      ...(rooms === null ? {} : { numberOfRooms: rooms }),
      ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
      ...(yearBuilt === null ? {} : { yearBuilt }),
    },
    offers: {
      '@type': 'Offer',
      businessFunction: { '@id': listing.contract === 2 ? LEASE_OUT : SELL },
      availability: listing.status === 'active' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      offeredBy: { '@type': advertiser.type === 'agenzia' ? 'RealEstateAgent' : 'Person', name: advertiser.name },
      ...(price.onRequest || price.value === null ? {} : { price: price.value, priceCurrency: price.currency }),
    },
  };
}
