import type { LoadContext, PageLoad } from '@kvadrat/remote-kit';
import { apiAddress, type ListingDetail } from '@kvadrat/contracts/api';
import { isAppError } from '@kvadrat/contracts/errors';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { readCompareQuery, type CompareQuery } from './compare-query';

/** What of an ad is compared: descriptions and histories would make the page's data many times as heavy. */
export type ComparedListing = ReturnType<typeof comparedOf>;

/** One column; an ad that was taken down, or never was, keeps its place. */
export interface ComparedAd {
  id: number;
  listing: ComparedListing | null;
}

export interface CompareData extends CompareQuery {
  ads: readonly ComparedAd[];
}

export async function loadComparison(route: RouteLocation, context: LoadContext): Promise<PageLoad<CompareData>> {
  const query = readCompareQuery(route.search);
  const ads = await Promise.all(query.ids.map(async (id) => ({ id, listing: await loadListing(id, route, context) })));
  return { status: 200, data: { ...query, ads } };
}

async function loadListing(
  id: number,
  { locale }: RouteLocation,
  { http, signal }: LoadContext,
): Promise<ComparedListing | null> {
  try {
    return comparedOf(await http.get(apiAddress('listings/{id}', { id, locale }), { signal }));
  } catch (error) {
    if (isAppError(error) && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}

function comparedOf(listing: ListingDetail) {
  const {
    id,
    path,
    title,
    contract,
    price,
    surface,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    yearBuilt,
    energyClass,
    condition,
    heating,
    features,
    titleClear,
    usePermit,
    legalized,
    commission,
    seaDistance,
    advertiser,
    daysOnMarket,
    status,
    breadcrumbs,
    photos,
  } = listing;
  return {
    id,
    path,
    title,
    contract,
    price,
    surface,
    rooms,
    bedrooms,
    bathrooms,
    floor,
    yearBuilt,
    energyClass,
    condition,
    heating,
    features,
    titleClear,
    usePermit,
    legalized,
    commission,
    seaDistance,
    advertiser,
    daysOnMarket,
    status,
    breadcrumbs,
    photo: photos[0] ?? null,
  };
}
