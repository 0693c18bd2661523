import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Accommodation, AggregateOffer, Offer, RealEstateListing, WithContext } from 'schema-dts';
import { adKind } from '../../components/ad/ad-kind';
import { unitRanges } from '../../components/ad/unit-ranges';

const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';
const SELL = 'http://purl.org/goodrelations/v1#Sell';
const SQUARE_METRES = 'MTK';

/**
 * The ad as schema.org data. An offer on request has no price, not even a zero;
 * addresses are root-relative, the head of the page makes them absolute.
 */
export function listingJsonLd(listing: ListingDetail, url: string): WithContext<RealEstateListing> {
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
    about: aboutOf(listing),
    offers: offerOf(listing),
  };
}

/** Apartment, attic, loft; houses of all kinds. */
const FLATS: readonly number[] = [1, 2, 4];
const HOUSES: readonly number[] = [3, 5, 6, 7];

function aboutOf(listing: ListingDetail): RealEstateListing['about'] {
  const { surface, rooms, bathrooms, yearBuilt, place, country, project, typology } = listing;
  const address = {
    '@type': 'PostalAddress',
    addressLocality: place.label,
    ...(country === null ? {} : { addressCountry: country }),
  } as const;
  const kind = adKind(listing);
  if (kind === 'land') {
    const plot = surface.plot ?? surface.gross;
    return {
      '@type': 'Place',
      address,
      ...(plot === null
        ? {}
        : { additionalProperty: { '@type': 'PropertyValue', name: 'plot', value: plot, unitCode: SQUARE_METRES } }),
    };
  }
  if (project !== null) {
    const { free } = unitRanges(project.units);
    return {
      '@type': 'ApartmentComplex',
      name: project.name,
      address,
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.units.length },
      numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: free },
    };
  }
  const area = surface.net ?? surface.gross;
  const facts = {
    address,
    ...(area === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: SQUARE_METRES } as const }),
    ...(rooms === null ? {} : { numberOfRooms: rooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(yearBuilt === null ? {} : { yearBuilt }),
  };
  const type =
    kind === 'room'
      ? 'Room'
      : kind !== 'home'
        ? 'Accommodation'
        : FLATS.includes(typology)
          ? 'Apartment'
          : HOUSES.includes(typology)
            ? 'House'
            : 'Accommodation';
  return { '@type': type, ...facts } satisfies Accommodation;
}

function offerOf({ contract, status, advertiser, price, project }: ListingDetail): Offer | AggregateOffer {
  const shared = {
    businessFunction: { '@id': contract === 2 ? LEASE_OUT : SELL },
    availability: status === 'active' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
    offeredBy: { '@type': advertiser.type === 'agenzia' ? 'RealEstateAgent' : 'Person', name: advertiser.name },
  } as const;
  const { prices, free } = unitRanges(project?.units ?? []);
  if (project !== null && prices !== null && !price.onRequest) {
    return {
      '@type': 'AggregateOffer',
      ...shared,
      lowPrice: prices[0],
      highPrice: prices[1],
      priceCurrency: price.currency,
      offerCount: free,
    };
  }
  return {
    '@type': 'Offer',
    ...shared,
    ...(price.onRequest || price.value === null ? {} : { price: price.value, priceCurrency: price.currency }),
  };
}
