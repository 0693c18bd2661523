import { MAP_SCREEN } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import {
  criteriaParams,
  PARAMETER_NAMES,
  parseCriteria,
  RANGE_KEYS,
  RANGE_PARAMETERS,
  searchPath,
  type ParsedCriteria,
  type SearchFlags,
} from '@kvadrat/contracts/search';
import { NO_VIEW, readBound } from '../../lib/search-form';

export interface ListAddress extends ParsedCriteria {
  /** The query with the leavings of a plain form taken out: empty fields, grouped numbers. */
  query: URLSearchParams;
  /** Place as typed in a form without scripts; null when the path says it. */
  typedPlace: string | null;
  /** Whether the address is a form's and has to become the one of its search. */
  fromForm: boolean;
  /** Whether the map fills a narrow screen. */
  onMap: boolean;
}

const NUMBER_PARAMETERS = RANGE_KEYS.flatMap((key) => [RANGE_PARAMETERS[key].min, RANGE_PARAMETERS[key].max]);
/** What the path says in an address of ours; here a form's fields. */
const PATH_PARAMETERS = ['idContratto', 'idCategoria'];

/** A form without scripts names each choice on its own, an address of ours all at once. */
const LIST_PARAMETERS = [
  'idTipologia',
  'stato',
  'fasciaPiano',
  'boxAuto',
  'riscaldamenti',
  'giardino',
  'classeEnergetica',
  'vista',
  'legal',
  'advertiser',
];

/** Several areas are several parameters; they stay together, the ones that could not be read among them. */
const AREA_PARAMETERS = ['vrt', 'travel'];

/** Second names that are read as one of ours. */
const OTHER_NAMES = ['fkRegione', 'tipoProprieta'];

/** Reads a list page's address, be it one of ours or what a browser made of a form. */
export function readListAddress(
  { path, search }: Pick<RouteLocation, 'path' | 'search'>,
  flags: SearchFlags = {},
): ListAddress {
  const written = new URLSearchParams(search);
  const query = new URLSearchParams();
  const typedPlace = written.get('mjesto')?.trim() ?? null;
  let fromForm = typedPlace !== null || PATH_PARAMETERS.some((name) => written.has(name));
  for (const [name, value] of written) {
    if (name === 'mjesto') continue;
    const tidied = tidyValue(name, value);
    if (tidied === null) {
      fromForm = true;
      continue;
    }
    for (const [tidyName, tidy] of tidied) query.append(tidyName, tidy);
    if (tidied.length > 1 || tidied[0]?.[1] !== value) fromForm = true;
  }
  if (LIST_PARAMETERS.some((name) => query.getAll(name).length > 1)) fromForm = true;
  return { ...parseCriteria(path, query, flags), query, typedPlace, fromForm, onMap: written.has(MAP_SCREEN) };
}

/** What of an address a list depends on: not what its map shows, nor how large. */
export function listQuery({ criteria, query }: ListAddress): URLSearchParams {
  const asked = new URLSearchParams(query);
  const unasked = [
    MAP_SCREEN,
    ...(criteria.mapCenter === null ? [] : ['lat', 'lng']),
    ...(criteria.zoom === null ? [] : ['zoom']),
  ];
  for (const name of unasked) asked.delete(name);
  return asked;
}

/** The same address with the map over the whole of a narrow screen, or without. */
export function withMapScreen(address: string, onMap: boolean): string {
  const [path = '', query] = address.split('?');
  const params = new URLSearchParams(query);
  if (onMap) params.set(MAP_SCREEN, '1');
  else params.delete(MAP_SCREEN);
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The parameter as our addresses write it; null when an empty field left it. */
function tidyValue(name: string, value: string): [string, string][] | null {
  if (value === '' && PARAMETER_NAMES.includes(name)) return null;
  if (NUMBER_PARAMETERS.includes(name)) {
    const bound = readBound(value);
    return [[name, typeof bound === 'number' ? String(bound) : value]];
  }
  // One select offers field and direction together.
  const sort = name === 'criterio' ? /^([a-z]+)-(asc|desc)$/i.exec(value) : null;
  if (sort !== null)
    return [
      ['criterio', sort[1] ?? ''],
      ['ordine', sort[2] ?? ''],
    ];
  return [[name, value]];
}

/**
 * Address of the search that a form's address means, without language prefix. What could not be
 * read stays as it was, so that the page can still say so; so does what is not ours.
 * Another place than the path's takes the places given by id along with it, and the map goes there.
 * @param place the path of the place the typed text stands for
 */
export function canonicalAddress({ criteria, query, notices }: ListAddress, place: string | null): string {
  const placeIds = place === criteria.place ? criteria.placeIds : {};
  const elsewhere = place === criteria.place ? {} : NO_VIEW;
  const params = criteriaParams({ ...criteria, ...elsewhere, placeIds });
  const unread = new Set(
    notices.flatMap(({ parameter, code }) => (code === 'inverted-range' ? pairOf(parameter) : [parameter])),
  );
  for (const name of AREA_PARAMETERS) if (unread.has(name)) params.delete(name);
  for (const [name, value] of query) {
    if (PATH_PARAMETERS.includes(name)) continue;
    if (unread.has(name) && !AREA_PARAMETERS.includes(name)) params.set(name, value);
    else if (unread.has(name)) params.append(name, value);
    else if (!isOurs(name)) params.append(name, value);
  }
  const text = params.toString();
  const path = searchPath({ ...criteria, place });
  return text === '' ? path : `${path}?${text}`;
}

function isOurs(name: string): boolean {
  const bare = name.replace(/\[\]$/, '');
  return PARAMETER_NAMES.includes(bare) || OTHER_NAMES.includes(bare);
}

/** Both bounds of the range a parameter belongs to. */
function pairOf(parameter: string): string[] {
  const key = RANGE_KEYS.find((range) => RANGE_PARAMETERS[range].min === parameter);
  return key === undefined ? [parameter] : [RANGE_PARAMETERS[key].min, RANGE_PARAMETERS[key].max];
}
