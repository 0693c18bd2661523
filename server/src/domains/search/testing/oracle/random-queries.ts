import type { Place } from '../../../geography/api';
import { WORDS } from './random-ads';
import type { RandomSource } from '../random-source';

export interface QuerySources {
  places: readonly Place[];
  /** Areas no ad stands on the edge of, as texts of their parameters. */
  areas: readonly string[];
}

type Pair = readonly [name: string, value: string];

const WHOLE = [
  'prezzoMinimo',
  'prezzoMassimo',
  'superficieMinima',
  'superficieMassima',
  'localiMinimo',
  'localiMassimo',
  'camereDaLettoMinimo',
  'camereDaLettoMassimo',
  'bagni',
  'seaDistanceMax',
  'builtAfter',
  'prezzoMqMinimo',
  'prezzoMqMassimo',
  'superficieTerrenoMinima',
  'superficieTerrenoMassima',
  'pianoMinimo',
  'pianoMassimo',
  'publishedWithin',
] as const;
const VALUES: Readonly<Record<string, readonly string[]>> = {
  prezzoMinimo: ['0', '50000', '59999'],
  prezzoMassimo: ['60000', '70000', '999999999'],
  superficieMinima: ['40', '60'],
  superficieMassima: ['75', '110'],
  localiMinimo: ['1', '3'],
  localiMassimo: ['3', '5'],
  camereDaLettoMinimo: ['1', '2'],
  camereDaLettoMassimo: ['2', '3'],
  bagni: ['1', '2', '3'],
  seaDistanceMax: ['100', '500', '999'],
  builtAfter: ['1990', '2000'],
  prezzoMqMinimo: ['600', '900'],
  prezzoMqMassimo: ['1000', '1400'],
  superficieTerrenoMinima: ['100', '200'],
  superficieTerrenoMassima: ['200', '300'],
  pianoMinimo: ['0', '1', '2'],
  pianoMassimo: ['0', '3'],
  publishedWithin: ['1', '7', '3650'],
  availableBy: ['2025-12-31', '2026-01-01', '2099-01-01'],
  advertiser: ['agenzia', 'privato', 'agenzia,privato'],
  idTipologia: ['1', '2,6', '1,3', '3'],
  tipoProprieta: ['1', '2'],
  stato: ['new', 'good,renovated', 'to-renovate'],
  fasciaPiano: ['ground', 'top,intermediate'],
  boxAuto: ['single-garage', 'parking-space,double-garage'],
  riscaldamenti: ['autonomous', 'centralized,air-conditioning'],
  giardino: ['private-garden', 'shared-garden,private-garden'],
  classeEnergetica: ['high', 'medium,low'],
  vista: ['sea-view', 'park-view,lake-view'],
  legal: ['clear-title', 'use-permit,legalized'],
  idContratto: ['1', '2'],
  idCategoria: ['1', '24'],
  pag: ['1', '2', '3'],
  zoom: ['0', '12', '22'],
  'idTipologia[]': ['1', '6'],
  'stato[]': ['good'],
};
const FLAGS = [
  'balconeOterrazzo',
  'ascensore',
  'arredato',
  'cantina',
  'piscina',
  'sistemaAllarmeVigilanza',
  'animali',
  'fumatore',
  'virtualTour',
  'aReddito',
  'perStudenti',
  'noAste',
  'noCommission',
  'priceReduced',
  'foldDuplicates',
  'available',
  'withPhotos',
  'withPlan',
] as const;
const SORTS: readonly (readonly Pair[])[] = [
  ...['prezzo', 'superficie', 'locali', 'data', 'piano', 'prezzoMq'].flatMap((field) => [
    [['criterio', field] as const],
    ...['asc', 'desc'].map((order) => [['criterio', field] as const, ['ordine', order] as const]),
  ]),
  ...['rilevanza', 'agenzie', 'privati', 'scontati', 'automatico'].map((field) => [['criterio', field] as const]),
];
const PLACE_NAMES: Readonly<Record<string, string>> = {
  city: 'idComune',
  city_zone: 'idMZona',
  microzone: 'idQuartiere',
  province: 'idProvincia',
  region: 'idRegione',
  touristic_area: 'idAreaTuristica',
};
const ODD_NAMES = [
  'lat',
  'lng',
  'viewport',
  'vrt',
  'travel',
  'centro',
  'raggio',
  'idNazione',
  'idRegione',
  'fkRegione',
  'idProvincia',
  'idComune',
  'idMZona',
  'idQuartiere',
  'idMacroarea',
  'idAreaTuristica',
  'fkMetro',
  'fkMetroStation',
  'criterio',
  'ordine',
  'utm_source',
  '__proto__',
  'constructor',
  'PREZZOMINIMO',
  'keyword[x]',
  '',
] as const;
const ODD_VALUES = [
  '',
  ' ',
  '0',
  '1',
  '-1',
  '2',
  '3',
  '14',
  '15',
  '1e9',
  '1.5',
  '0x10',
  '999999999',
  '1000000000',
  '2147483648',
  'NaN',
  'null',
  "'",
  '%',
  '\\',
  ';',
  ',',
  ',,',
  '&amp;',
  'asc',
  'desc',
  'up',
  'prezzo',
  'scontati',
  'automatico',
  'constructor',
  'new,nista',
  'sea-view,x',
  'high',
  '1,99,x',
  '384',
  '384,30',
  '43.5,16.4',
  '2027-02-28',
  '2027-02-30',
  '2027-00-10',
  '91,16',
  '43.5',
  '1,2,3',
  '1,1;2,2',
  '1,1;2,2;3,3',
  '0,0;0,1;1,1',
  '43.5,16.4;43.5,16.40001;43.50001,16.4',
  '43.4,16.3,43.6,16.6',
  '43.6,16.3,43.4,16.6',
  '43.5,16.4,20,car',
  '43.5,16.4,61,car',
  '43.5,16.4,20,boat',
  '10,10,5,walk',
  '\u0000',
  '\u202e',
  'ž',
  '😀',
] as const;

/** A query that is as one of our pages would write it. */
export function validQuery(random: RandomSource, sources: QuerySources): string {
  const names = random.some(
    Object.keys(VALUES).filter((name) => !/[[]|tipo/.test(name)),
    0.08,
  );
  const pairs: Pair[] = names.map((name) => [name, random.pick(valuesOf(name) ?? [''])]);
  pairs.push(...random.some(FLAGS, 0.03).map((name) => [name, '1'] as const));
  if (random.chance(0.4)) pairs.push(...random.pick(SORTS));
  if (random.chance(0.2)) pairs.push(['keyword', random.some(WORDS, 0.2).concat(random.pick(WORDS)).join(' ')]);
  // Often a few: some beside one another, some in one another.
  while (random.chance(0.3)) pairs.push(placePair(random, sources.places));
  return [...pairs.map(write), ...(random.chance(0.3) ? [random.pick(sources.areas)] : [])].join('&');
}

/** Whatever people, robots and programs that mean no good put behind the question mark. */
export function oddQuery(random: RandomSource, sources: QuerySources): string {
  const names = [...WHOLE, ...FLAGS, ...Object.keys(VALUES), ...ODD_NAMES];
  const pairs = Array.from({ length: random.int(1, 8) }, (): Pair => {
    const name = random.pick(names);
    return [name, random.chance(0.4) ? random.pick(valuesOf(name) ?? ODD_VALUES) : random.pick(ODD_VALUES)];
  });
  if (random.chance(0.1))
    pairs.push(['keyword', random.pick(['zqxk', ' kwzp   zqx ', "'", '!!!', 'zqxk '.repeat(30)])]);
  if (random.chance(0.2)) pairs.push(placePair(random, sources.places));
  const parts = pairs.map((pair) =>
    random.chance(0.9) ? write(pair) : `${pair[0]}=${pair[1].replace(/[^\x21-\x7e]|[#&%+]/g, '')}`,
  );
  return [
    ...parts,
    ...(random.chance(0.2) ? [random.pick(sources.areas)] : []),
    ...(random.chance(0.05) ? [random.pick(['%zz', '=', '&&', '?', 'x=%E0%A4%A'])] : []),
  ].join('&');
}

/** Some odd names are those of every object. */
function valuesOf(name: string): readonly string[] | undefined {
  return Object.hasOwn(VALUES, name) ? VALUES[name] : undefined;
}

function placePair(random: RandomSource, places: readonly Place[]): Pair {
  const place = random.pick(places);
  return [PLACE_NAMES[place.level] ?? 'idComune', `${place.id}`];
}

function write([name, value]: Pair): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}
