import {
  CONDITIONS,
  ENERGY_CLASS_CODES,
  FEATURES,
  HEATINGS,
  LISTING_STATUS,
  MAP_DISPLAYS,
  VISIBILITY_TIERS,
} from '@kvadrat/contracts/vocabulary';
import type { Place } from '../../../geography/api';
import { draft } from '../../../listings/testing/draft';
import type { DraftAdvertiser, ListingDraft } from '../../../listings/api';
import type { RandomSource } from '../random-source';

/** Words that mean nothing, so that no language changes their endings. */
export const WORDS = ['zqxk', 'wqvr', 'kwzp', 'xvrtz', 'qzkw', 'wxqz', 'kqzx', 'vwqx'] as const;

const CONTRACTS = [1, 1, 1, 1, 2, 2, 14] as const;
const CATEGORIES = [1, 1, 1, 1, 1, 1, 1, 24, 2, 14] as const;

export interface AdSources {
  places: readonly Place[];
  agencies: readonly number[];
}

/** Ads that differ in everything a search may ask for: few values, so that many are equal, and often none. */
export function randomAd(random: RandomSource, { places, agencies }: AdSources): ListingDraft {
  const place = random.pick(places);
  const near = (degrees: number): number => degrees + random.int(-300, 300) / 10_000;
  const advertiser: DraftAdvertiser = random.chance(0.6)
    ? { type: 'agenzia', agencyId: random.pick(agencies) }
    : { type: 'privato', name: 'Ana', phone: null };
  const value = random.maybe(0.05, () => random.int(50, 80) * 1000 + random.pick([0, 0, 0.5]));
  return draft({
    advertiser,
    status: random.chance(0.93) ? LISTING_STATUS.active : LISTING_STATUS.sold,
    contract: random.pick(CONTRACTS),
    category: random.pick(CATEGORIES),
    typology: random.pick([1, 1, 2, 3, 6]),
    placeId: place.id,
    coordinates: random.maybe(0.1, () => ({ lat: near(place.lat), lng: near(place.lng) })),
    mapDisplay: random.pick(MAP_DISPLAYS),
    price: {
      value,
      onRequest: value === null || random.chance(0.15),
      previous: random.maybe(0.6, () => random.pick([50_000, 100_000])),
    },
    surface: {
      net: random.maybe(0.3, () => random.int(8, 20) * 5 + random.pick([0, 0.5])),
      gross: random.maybe(0.4, () => random.int(40, 110)),
      plot: random.maybe(0.8, () => random.int(1, 4) * 100),
    },
    rooms: random.maybe(0.2, () => random.int(1, 5)),
    bedrooms: random.maybe(0.4, () => random.int(1, 3)),
    bathrooms: random.maybe(0.4, () => random.int(1, 3)),
    floor: random.maybe(0.3, () => random.int(-1, 4)),
    floors: random.maybe(0.3, () => random.int(2, 4)),
    yearBuilt: random.maybe(0.3, () => random.pick([1950, 1990, 2000, 2010])),
    energyClass: random.pick(ENERGY_CLASS_CODES),
    condition: random.maybe(0.3, () => random.pick(CONDITIONS)),
    heating: random.maybe(0.3, () => random.pick(HEATINGS)),
    features: random.some(FEATURES, 0.3),
    visibility: random.pick(['standard', 'standard', ...VISIBILITY_TIERS]),
    facts: {
      available: yesOrNo(random),
      availableFrom: random.maybe(0.7, () => random.pick(['2026-01-01', '2099-01-01'])),
      titleClear: yesOrNo(random),
      usePermit: yesOrNo(random),
      legalized: yesOrNo(random),
      commission: yesOrNo(random),
      seaDistance: random.maybe(0.4, () => random.pick([100, 500, 1000])),
    },
    texts: { hr: { title: 'Oglas', description: `${random.some(WORDS, 0.35).join(' ')}.` } },
    // Several in one minute, some in one second.
    publishedAt: new Date(Date.UTC(2026, 5, 1, 0, random.int(0, 120), random.pick([0, 0, 30]))),
  });
}

/** Another agency's ad for the same property. */
export function repeated(random: RandomSource, first: ListingDraft): ListingDraft {
  const { net } = first.surface;
  return draft({
    ...first,
    reference: `${first.reference}-again`,
    price: { ...first.price, value: random.int(50, 80) * 1000 },
    surface: { ...first.surface, net: net === null ? null : net + random.pick([0, 0, -0.5]) },
    visibility: random.pick(VISIBILITY_TIERS),
    features: random.some(FEATURES, 0.3),
  });
}

function yesOrNo(random: RandomSource): boolean | null {
  return random.maybe(0.4, () => random.chance(0.5));
}
