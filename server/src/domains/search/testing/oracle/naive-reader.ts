import { DEFAULT_CRITERIA, type Point, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Place } from '../../../geography/api';

/** What an address means to somebody who has read the specification and none of our code. */
export interface NaiveReading {
  criteria: SearchCriteria;
  placeIds: number[];
  /** `code parameter`, one for each value or parameter that was not taken as written. */
  notices: string[];
  /** Auctions that are not offered. */
  nothing: boolean;
}

export interface Atlas {
  byId: (id: number) => Place | undefined;
  /** The place and everything it lies in. */
  around: (id: number) => number[];
}

type Draft = { -readonly [K in keyof SearchCriteria]: SearchCriteria[K] };
type ListKey =
  | 'conditions'
  | 'heatings'
  | 'floorPositions'
  | 'energyLevels'
  | 'gardens'
  | 'parkings'
  | 'views'
  | 'legal'
  | 'advertisers';

const CATEGORIES = [1, 2, 3, 4, 5, 6, 14, 20, 21, 22, 23, 24, 25, 26, 27] as const;
const RANGES = [
  ['price', 'prezzoMinimo', 'prezzoMassimo'],
  ['surface', 'superficieMinima', 'superficieMassima'],
  ['rooms', 'localiMinimo', 'localiMassimo'],
  ['bedrooms', 'camereDaLettoMinimo', 'camereDaLettoMassimo'],
  ['pricePerMetre', 'prezzoMqMinimo', 'prezzoMqMassimo'],
  ['plot', 'superficieTerrenoMinima', 'superficieTerrenoMassima'],
  ['floor', 'pianoMinimo', 'pianoMassimo'],
] as const;
const LISTS: Readonly<Record<string, readonly [ListKey, readonly string[]]>> = {
  stato: ['conditions', ['new', 'good', 'renovated', 'to-renovate']],
  riscaldamenti: ['heatings', ['autonomous', 'centralized', 'air-conditioning']],
  fasciaPiano: ['floorPositions', ['ground', 'intermediate', 'top']],
  classeEnergetica: ['energyLevels', ['high', 'medium', 'low']],
  giardino: ['gardens', ['private-garden', 'shared-garden']],
  boxAuto: ['parkings', ['single-garage', 'double-garage', 'parking-space']],
  vista: ['views', ['sea-view', 'lake-view', 'mountain-view', 'panoramic-view', 'river-view', 'park-view']],
  advertiser: ['advertisers', ['agenzia', 'privato']],
  legal: ['legal', ['clear-title', 'use-permit', 'legalized']],
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
const TWO_WAYS = ['prezzo', 'superficie', 'locali', 'data', 'piano', 'prezzoMq'] as const;
const USUALLY_UP = ['prezzo', 'prezzoMq'];
const ONE_WAY = ['rilevanza', 'agenzie', 'privati', 'scontati'] as const;
const PLACES = [
  ['fkMetroStation', 'metro'],
  ['fkMetro', 'metro_line'],
  ['idQuartiere', 'microzone'],
  ['idMZona', 'city_zone'],
  ['idComune', 'city'],
  ['idMacroarea', 'macroarea'],
  ['idAreaTuristica', 'touristic_area'],
  ['idProvincia', 'province'],
  ['idRegione', 'region'],
  ['idNazione', 'country'],
] as const;

export function readNaively(query: string, atlas: Atlas, auctions: boolean): NaiveReading {
  const criteria: Draft = { ...DEFAULT_CRITERIA };
  const notices: string[] = [];
  const given: [string, string][] = [];
  for (const [written, value] of new URLSearchParams(query)) {
    const bare = written.endsWith('[]') ? written.slice(0, -2) : written;
    const name = bare === 'fkRegione' ? 'idRegione' : bare === 'tipoProprieta' ? 'idTipologia' : bare;
    if (value.trim() !== '') given.push([name, value.trim()]);
  }
  const all = (name: string): string[] => given.filter(([other]) => other === name).map(([, value]) => value);
  const first = (name: string): string | undefined => all(name)[0];
  const wrong = (name: string, code = 'invalid-value'): void => void notices.push(`${code} ${name}`);
  const whole = (name: string, least: number, most = 999_999_999): number | undefined => {
    const text = first(name);
    if (text === undefined) return undefined;
    const fits = /^[0-9]{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
    if (!fits) wrong(name);
    return fits ? Number(text) : undefined;
  };
  const list = <T extends string | number>(name: string, words: readonly T[]): T[] => {
    const texts = all(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    if (texts.some((text) => !words.some((word) => `${word}` === text))) wrong(name);
    return words.filter((word) => texts.includes(`${word}`));
  };

  const contract = first('idContratto');
  if (contract === '1' || contract === '2' || contract === '14')
    criteria.contract = contract === '1' ? 1 : contract === '2' ? 2 : 14;
  else if (contract !== undefined) wrong('idContratto');
  const category = CATEGORIES.find((code) => `${code}` === first('idCategoria'));
  if (category !== undefined) criteria.category = category;
  else if (first('idCategoria') !== undefined) wrong('idCategoria');
  for (const [key, low, high] of RANGES) {
    const [min, max] = [whole(low, 0), whole(high, 0)];
    const inverted = min !== undefined && max !== undefined && min > max;
    if (inverted) wrong(low, 'inverted-range');
    criteria[key] = inverted ? { min: max, max: min } : { min, max };
  }
  criteria.bathrooms = whole('bagni', 1) ?? null;
  criteria.seaDistanceMax = whole('seaDistanceMax', 1) ?? null;
  criteria.builtAfter = whole('builtAfter', 1) ?? null;
  criteria.publishedWithin = whole('publishedWithin', 1, 3650) ?? null;
  const day = first('availableBy');
  const isDay = day !== undefined && /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(day) && isOfACalendar(day);
  if (day !== undefined && !isDay) wrong('availableBy');
  criteria.availableBy = isDay ? day : null;
  criteria.page = whole('pag', 1) ?? 1;
  whole('zoom', 0, 22);
  criteria.typologies = list('idTipologia', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] as const);
  for (const [name, [key, words]] of Object.entries(LISTS)) Object.assign(criteria, { [key]: list(name, words) });
  criteria.flags = FLAGS.filter((name) => {
    const text = first(name);
    if (text !== undefined && text !== '0' && text !== '1') wrong(name);
    return text === '1';
  });
  const text = (first('keyword') ?? '').replace(/\s+/g, ' ');
  if ([...text].length > 100) wrong('keyword', 'too-long');
  const kept = [...text].slice(0, 100).join('').trim();
  // These tests search by words of letters; signs alone say nothing to search by.
  criteria.keyword = /[a-z]/.test(kept) ? kept : null;
  readAreas({ criteria, all, first, wrong });
  readSort(criteria, first, wrong);
  const placeIds = readPlaces({ all, wrong }, atlas);
  const closed = !auctions && (criteria.contract === 14 || criteria.category === 14);
  if (closed) wrong(criteria.contract === 14 ? 'idContratto' : 'idCategoria', 'auctions-off');
  return { criteria, placeIds, notices, nothing: closed };
}

interface Reader {
  criteria: Draft;
  all: (name: string) => string[];
  first: (name: string) => string | undefined;
  wrong: (name: string, code?: string) => void;
}

function readAreas({ criteria, all, first, wrong }: Reader): void {
  const polygons: Point[][] = [];
  let drawings = 0;
  for (const text of all('vrt')) {
    const corners = text.split(';').map(pointIn);
    const known = corners.filter((corner) => corner !== null);
    const different = new Set(known.map(({ lat, lng }) => `${lat},${lng}`)).size;
    if (known.length < corners.length || different < 3) wrong('vrt');
    else if (drawings === 5) wrong('vrt', 'not-applied');
    else {
      drawings += 1;
      if (!known.every(isNearCroatia)) wrong('vrt', 'area-outside');
      else if (squareMetres(known) < 100) wrong('vrt', 'area-too-small');
      else polygons.push(known);
    }
  }
  criteria.polygons = polygons;
  const [middle, reach] = [first('centro'), first('raggio')];
  if (middle !== undefined && reach !== undefined) {
    const center = pointIn(middle);
    const radius = /^[0-9]{1,9}$/.test(reach) && Number(reach) > 0 ? Number(reach) : null;
    if (center === null) wrong('centro');
    if (radius === null) wrong('raggio');
    if (center !== null && radius !== null) {
      if (!isNearCroatia(center)) wrong('centro', 'area-outside');
      else if (radius * radius * 3.14159 < 100) wrong('centro', 'area-too-small');
      else criteria.circle = { center, radius };
    }
  } else if (middle !== undefined) wrong('centro', 'incomplete');
  else if (reach !== undefined) wrong('raggio', 'incomplete');
  const [lat, lng] = [first('lat'), first('lng')];
  if (lat !== undefined && lng !== undefined) {
    if (degreesIn(lat, 90) === null) wrong('lat');
    if (degreesIn(lng, 180) === null) wrong('lng');
  } else if (lat !== undefined) wrong('lat', 'incomplete');
  else if (lng !== undefined) wrong('lng', 'incomplete');
  const box = first('viewport');
  if (box !== undefined) {
    const [south, west, north, east, more] = box.split(',');
    const [low, high] = [pointIn(`${south ?? ''},${west ?? ''}`), pointIn(`${north ?? ''},${east ?? ''}`)];
    if (low === null || high === null || more !== undefined || low.lat >= high.lat || low.lng >= high.lng)
      wrong('viewport');
    else criteria.viewport = { south: low.lat, west: low.lng, north: high.lat, east: high.lng };
  }
  const travel: SearchCriteria['travel'][number][] = [];
  let journeys = 0;
  for (const text of all('travel')) {
    const [south = '', east = '', time = '', by, more] = text.split(',');
    const center = pointIn(`${south},${east}`);
    const mode = (['car', 'bike', 'walk', 'transit'] as const).find((word) => word === by);
    const minutes = /^[0-9]{1,9}$/.test(time) ? Number(time) : 0;
    if (center === null || mode === undefined || minutes < 1 || minutes > 60 || more !== undefined) wrong('travel');
    else if (journeys === 2) wrong('travel', 'not-applied');
    else {
      journeys += 1;
      if (isNearCroatia(center)) travel.push({ center, minutes, mode });
      else wrong('travel', 'area-outside');
    }
  }
  criteria.travel = travel;
}

function readSort(criteria: Draft, first: Reader['first'], wrong: Reader['wrong']): void {
  const [field, order] = [first('criterio'), first('ordine')];
  if (field === undefined || field === 'automatico') return;
  const both = TWO_WAYS.find((word) => word === field);
  const one = ONE_WAY.find((word) => word === field);
  if (both === undefined && one === undefined) return wrong('criterio');
  const taken = order === 'desc' || (order === 'asc' && both !== undefined) ? order : undefined;
  if (order !== undefined && taken === undefined) wrong('ordine');
  if (one !== undefined) criteria.sort = { field: one, order: 'desc' };
  if (both !== undefined) criteria.sort = { field: both, order: taken ?? (USUALLY_UP.includes(both) ? 'asc' : 'desc') };
}

/** All that are given, but those that others of them lie in. */
function readPlaces({ all, wrong }: Pick<Reader, 'all' | 'wrong'>, atlas: Atlas): number[] {
  const given: number[] = [];
  for (const [name, level] of PLACES) {
    const values = name === 'idRegione' ? all(name).slice(0, 1) : all(name);
    const texts = values
      .flatMap((text) => text.split(','))
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const numbers = texts.filter((text) => /^[0-9]{1,9}$/.test(text) && Number(text) > 0).map(Number);
    if (numbers.length < texts.length) wrong(name);
    const ids = [...new Set(numbers)];
    const there = ids.filter((id) => atlas.byId(id)?.level === level);
    if (there.length < ids.length) wrong(name, 'unknown-place');
    given.push(...there);
  }
  return given.filter((id) => given.every((other) => other === id || !atlas.around(other).includes(id)));
}

function isOfACalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const days = [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return date >= 1 && date <= days;
}

function pointIn(text: string): Point | null {
  const [first = '', second = '', more] = text.split(',');
  const [lat, lng] = [degreesIn(first, 90), degreesIn(second, 180)];
  return lat === null || lng === null || more !== undefined ? null : { lat, lng };
}

function degreesIn(text: string, most: number): number | null {
  const fits = /^-?[0-9]{1,3}(\.[0-9]+)?$/.test(text.trim()) && Math.abs(Number(text)) <= most;
  return fits ? Math.round(Number(text) * 1e6) / 1e6 : null;
}

function isNearCroatia({ lat, lng }: Point): boolean {
  return lat >= 41 && lat <= 48 && lng >= 11 && lng <= 22;
}

function squareMetres(corners: readonly Point[]): number {
  const degree = 111_195;
  const twice = corners.reduce((sum, { lat, lng }, index) => {
    const before = corners.at(index - 1) ?? { lat, lng };
    return sum + (before.lng * lat - lng * before.lat) * Math.cos((lat * Math.PI) / 180);
  }, 0);
  return (Math.abs(twice) / 2) * degree * degree;
}
