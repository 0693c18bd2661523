import { CONDITIONS, FEATURES, HEATINGS, SEARCHABLE_CONTRACTS } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../../../geography/api';
import type { ListingDraft } from '../../../listings/api';
import { draft } from '../../../listings/testing/draft';
import { RandomSource } from '../../testing/random-source';

/** Split, some of its parts, a part of one of those, another town of its county, two more counties, Zagreb and no place. */
const PLACES = [
  'split',
  'split/bacvice',
  'split/firule',
  'split/meje',
  'kastela',
  'rovinj',
  'pula',
  'zagreb',
  'zagreb/maksimir',
  'zadar',
] as const;
const PRICES = [null, 900, 50_000, 99_999, 100_000, 100_001, 250_000, 1_000_000, 3_000_000] as const;
const SURFACES = [null, 19.5, 20, 59.9, 60, 60.1, 100, 499, 700] as const;
const COUNTS = [null, 0, 1, 2, 3, 4, 5, 9] as const;

/** Ads that differ in everything facets count. */
export function variousDrafts(count: number, directory: PlaceDirectory, seed = 1): ListingDraft[] {
  const random = new RandomSource(seed);
  const drafts: ListingDraft[] = [];
  while (drafts.length < count) {
    const [last] = drafts.slice(-1);
    // Some seem to be for the same property.
    if (last !== undefined && random.chance(0.3))
      drafts.push({
        ...last,
        reference: `${last.reference}+`,
        price: { value: random.pick(PRICES), onRequest: false, previous: null },
        features: random.some(FEATURES, 0.4),
      });
    else drafts.push(anyDraft(random, directory));
  }
  return drafts;
}

function anyDraft(random: RandomSource, directory: PlaceDirectory): ListingDraft {
  return draft({
    contract: random.chance(0.7) ? 1 : random.pick(SEARCHABLE_CONTRACTS),
    category: random.chance(0.8) ? 1 : random.pick([4, 14, 24] as const),
    typology: random.pick([1, 2, 4, 6] as const),
    placeId: random.chance(0.1) ? null : (directory.byPath(random.pick(PLACES))?.id ?? null),
    placeLabel: 'Negdje',
    price: {
      value: random.pick(PRICES),
      onRequest: random.chance(0.1),
      previous: random.chance(0.2) ? 4_000_000 : null,
    },
    surface: { net: random.pick(SURFACES), gross: null, plot: null },
    rooms: random.pick(COUNTS),
    bedrooms: random.pick(COUNTS),
    bathrooms: random.pick(COUNTS),
    floor: random.pick([null, 0, 1, 5] as const),
    energyClass: random.pick([1, 5, 8, 9] as const),
    condition: random.pick([null, ...CONDITIONS]),
    heating: random.pick([null, ...HEATINGS]),
    features: random.some(FEATURES, 0.4),
    texts: { hr: { title: random.chance(0.5) ? 'Stan s pogledom' : 'Kuća uz more', description: 'Mirna ulica.' } },
  });
}

/** Parts of one town, of which several may be searched at once. */
export function zonesOf(directory: PlaceDirectory): number[] {
  return ['split/bacvice', 'split/firule'].flatMap((path) => directory.byPath(path)?.id ?? []);
}
