import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { ListingDraft } from '../listing-draft';

let count = 0;

/** An ordinary flat in Split by a private seller, with what a test wants to be different. */
export function draft(changes: Partial<ListingDraft> = {}): ListingDraft {
  count += 1;
  return {
    advertiser: { type: 'privato', name: 'Ana Anić', phone: '+385 91 234 5678' },
    reference: `R-${count}`,
    status: LISTING_STATUS.active,
    contract: 1,
    category: 1,
    typology: 1,
    placeId: 384,
    address: null,
    coordinates: { lat: 43.51, lng: 16.45 },
    mapDisplay: 'marker',
    price: { value: 200_000, onRequest: false, previous: null },
    surface: { net: 60, gross: 70, plot: null },
    rooms: 3,
    bedrooms: 2,
    bathrooms: 1,
    floor: 2,
    floors: 5,
    yearBuilt: 1990,
    energyClass: 3,
    condition: 'good',
    heating: 'autonomous',
    features: ['elevator'],
    visibility: 'standard',
    texts: { hr: { title: 'Trosoban stan', description: 'Svijetao stan s pogledom na more.' } },
    publishedAt: new Date('2026-10-01T10:00:00Z'),
    ...changes,
  };
}
