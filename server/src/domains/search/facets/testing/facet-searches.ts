import type { SearchFacets } from '@kvadrat/contracts/api';
import type { RandomSource } from '../../testing/random-source';

/** Parts of addresses, each a choice of one or more filters. */
const CHOICES = [
  'idTipologia=1,6',
  'prezzoMinimo=50000&prezzoMassimo=250000',
  'prezzoMinimo=100001',
  'superficieMinima=20&superficieMassima=100',
  'superficieMassima=60',
  'localiMinimo=2',
  'localiMinimo=3&localiMassimo=3',
  'camereDaLettoMinimo=1&camereDaLettoMassimo=4',
  'bagni=2',
  'stato=new,good',
  'fasciaPiano=ground,top',
  'riscaldamenti=autonomous',
  'giardino=private-garden',
  'boxAuto=single-garage,parking-space',
  'classeEnergetica=high',
  'vista=sea-view,lake-view',
  'ascensore=1',
  'piscina=1&cantina=1',
  'perStudenti=1',
  'noAste=1',
  'keyword=pogled',
  'keyword=ku%C4%87a+more',
  'foldDuplicates=1',
  'foldDuplicates=1',
  'legal=clear-title',
  'available=1',
  'priceReduced=1',
  'advertiser=agenzia',
  'advertiser=agenzia,privato',
  'pianoMinimo=1&pianoMassimo=1',
  'prezzoMqMassimo=3000',
  'publishedWithin=3650',
  'builtAfter=1980',
  'viewport=43.4,16.3,43.6,16.5',
] as const;
const PATHS = [
  '',
  '',
  'split/',
  'split/bacvice/',
  'splitsko-dalmatinska-zupanija/',
  'zagreb/',
  'istra/',
  'dalmacija/',
] as const;

export interface FacetSearch {
  path: string;
  query: string;
}

/** A search with some filters. @param zones ids of parts of a town, of which several may be asked for */
export function anySearch(random: RandomSource, zones: readonly number[]): FacetSearch {
  const chosen = new Map(random.some(CHOICES, 0.12).map((choice) => [choice.replace(/=.*/, ''), choice]));
  const query = [...chosen.values(), ...(random.chance(0.1) ? [`idMZona=${zones.join()}`] : [])].join('&');
  return { path: `/${random.pick(['prodaja', 'prodaja', 'najam'])}-stambene-nekretnine/${random.pick(PATHS)}`, query };
}

/** The search with one option of one facet chosen instead of what its parameters said. */
export function choose(
  { path, query }: FacetSearch,
  { parameters }: SearchFacets['facets'][number],
  option: { query: string },
): FacetSearch {
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
