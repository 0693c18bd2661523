import type { Insertable } from 'kysely';
import { contentHash } from './content-hash';
import type { ListingDraft } from './listing-draft';
import { factColumns } from './listing-facts';
import type { ListingTable } from './listing.tables';

export type ListingRow = Omit<Insertable<ListingTable>, 'id' | 'updated_at' | 'published_at'> & { published_at?: Date };

/** The record of a draft. Values that mean "unknown" (zero prices and areas) become null here, once for all sources. */
export function toListingRow(draft: ListingDraft): ListingRow {
  const { advertiser } = draft;
  const price = positive(draft.price.value);
  return {
    agency_id: advertiser.type === 'agenzia' ? advertiser.agencyId : null,
    owner_name: advertiser.type === 'privato' ? advertiser.name : null,
    owner_phone: advertiser.type === 'privato' ? advertiser.phone : null,
    owner_email: advertiser.type === 'privato' ? (advertiser.email ?? null) : null,
    reference: draft.reference,
    status: draft.status,
    contract: draft.contract,
    category: draft.category,
    typology: draft.typology,
    place_id: draft.placeId,
    place_label: draft.placeId === null ? (draft.placeLabel ?? null) : null,
    place_country: draft.placeId === null ? (draft.placeCountry ?? null) : null,
    address: draft.address,
    lat: draft.coordinates?.lat ?? null,
    lng: draft.coordinates?.lng ?? null,
    map_display: draft.mapDisplay,
    price,
    price_on_request: draft.price.onRequest || price === null,
    previous_price: positive(draft.price.previous),
    surface_net: positive(draft.surface.net),
    surface_gross: positive(draft.surface.gross),
    surface_plot: positive(draft.surface.plot),
    rooms: draft.rooms,
    bedrooms: draft.bedrooms,
    bathrooms: draft.bathrooms,
    floor: draft.floor,
    floors: draft.floors,
    year_built: draft.yearBuilt,
    energy_class: draft.energyClass,
    condition: draft.condition,
    heating: draft.heating,
    features: [...new Set(draft.features)],
    visibility: draft.visibility,
    ...factColumns(draft.facts),
    withdrawn_at: null,
    content_hash: contentHash(draft),
    ...(draft.publishedAt === null ? {} : { published_at: draft.publishedAt }),
  };
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
