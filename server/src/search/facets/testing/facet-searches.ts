import type { SearchFacets } from '@kvadrat/contracts/api';
import { CONDITIONS, FEATURES, HEATINGS, SEARCHABLE_CONTRACTS } from '@kvadrat/contracts/vocabulary';
import type { ListingDraft } from '../../../listings';
import { draft } from '../../../listings/testing/draft';

/** A source of numbers that gives the same ones each time. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

export function pick<T>(random: () => number, values: readonly [T, ...T[]] | readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

const several = <T>(random: () => number, values: readonly T[], share: number): T[] => values.filter(() => random() < share);

/** Split, some of its parts, a part of one of those, another town of its county, two more counties, Zagreb and no place. */
const PLACES = ['split', 'split/bacvice', 'split/firule', 'split/meje', 'kastela', 'rovinj', 'pula', 'zagreb', 'zagreb/maksimir', 'zadar'] as const;
const PRICES = [null, 900, 50_000, 99_999, 100_000, 100_001, 250_000, 1_000_000, 3_000_000] as const;
const SURFACES = [null, 19.5, 20, 59.9, 60, 60.1, 100, 499, 700] as const;
const COUNTS = [null, 0, 1, 2, 3, 4, 5, 9] as const;

/** Ads that differ in everything facets count. @param placeId of a path */
export function variousDrafts(count: number, placeId: (path: string) => number | null, seed = 1): ListingDraft[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () =>
    draft({
      contract: random() < 0.7 ? 1 : pick(random, SEARCHABLE_CONTRACTS),
      category: random() < 0.8 ? 1 : pick(random, [4, 14, 24] as const),
      typology: pick(random, [1, 2, 4, 6] as const),
      placeId: random() < 0.1 ? null : placeId(pick(random, PLACES)),
      placeLabel: 'Negdje',
      price: { value: pick(random, PRICES), onRequest: random() < 0.1, previous: random() < 0.2 ? 4_000_000 : null },
      surface: { net: pick(random, SURFACES), gross: null, plot: null },
      rooms: pick(random, COUNTS),
      bedrooms: pick(random, COUNTS),
      bathrooms: pick(random, COUNTS),
      floor: pick(random, [null, 0, 1, 5] as const),
      energyClass: pick(random, [1, 5, 8, 9] as const),
      condition: pick(random, [null, ...CONDITIONS]),
      heating: pick(random, [null, ...HEATINGS]),
      features: several(random, FEATURES, 0.4),
      texts: { hr: { title: random() < 0.5 ? 'Stan s pogledom' : 'Kuća uz more', description: 'Mirna ulica.' } },
    }),
  );
}

/** Parts of addresses, each a choice of one or more filters. */
const CHOICES = [
  'idTipologia=1,6', 'prezzoMinimo=50000&prezzoMassimo=250000', 'prezzoMinimo=100001', 'superficieMinima=20&superficieMassima=100', 'superficieMassima=60',
  'localiMinimo=2', 'localiMinimo=3&localiMassimo=3', 'camereDaLettoMinimo=1&camereDaLettoMassimo=4', 'bagni=2', 'stato=new,good', 'fasciaPiano=ground,top',
  'riscaldamenti=autonomous', 'giardino=private-garden', 'boxAuto=single-garage,parking-space', 'classeEnergetica=high', 'vista=sea-view,lake-view',
  'ascensore=1', 'piscina=1&cantina=1', 'perStudenti=1', 'noAste=1', 'keyword=pogled', 'keyword=ku%C4%87a+more',
] as const;
const PATHS = ['', '', 'split/', 'split/bacvice/', 'splitsko-dalmatinska-zupanija/', 'zagreb/', 'istra/', 'dalmacija/'] as const;

export interface FacetSearch {
  path: string;
  query: string;
}

/** A search with some filters. @param zones ids of parts of a town, of which several may be asked for */
export function anySearch(random: () => number, zones: readonly number[]): FacetSearch {
  const chosen = new Map(several(random, CHOICES, 0.12).map((choice) => [choice.replace(/=.*/, ''), choice]));
  const query = [...chosen.values(), ...(random() < 0.1 ? [`idMZona=${zones.join()}`] : [])].join('&');
  return { path: `/${pick(random, ['prodaja', 'prodaja', 'najam'])}-stambene-nekretnine/${pick(random, PATHS)}`, query };
}

/** The search with one option of one facet chosen instead of what its parameters said. */
export function choose({ path, query }: FacetSearch, { parameters }: SearchFacets['facets'][number], option: { query: string }): FacetSearch {
  const params = new URLSearchParams(query);
  for (const parameter of parameters) params.delete(parameter);
  return { path, query: [params.toString(), option.query].filter(Boolean).join('&') };
}

/** The search in another place. */
export function moveTo({ path, query }: FacetSearch, place: { path: string }): FacetSearch {
  const params = new URLSearchParams(query);
  params.delete('idMZona');
  return { path: `${path.split('/', 2).join('/')}/${place.path}/`, query: params.toString() };
}
