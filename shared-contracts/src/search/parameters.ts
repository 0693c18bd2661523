import {
  ADVERTISER_TYPES,
  CATEGORY_CODES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  SEARCHABLE_CONTRACTS,
  TYPOLOGY_CODES,
  VIEWS,
} from '../vocabulary';
import * as areas from './areas';
import { parameter, type Parameter } from './parameter';
import { PLACE_PARAMETERS, SEARCH_FLAGS } from './parameter-names';
import { RANGE_KEYS, RANGE_PARAMETERS } from './range-parameters';
import { readCount, readDays, readZoom } from './read-number';
import * as values from './values';

/**
 * Every criterion with its parameters, in the order in which an address has them. A new
 * one is a field of the criteria and a line here.
 */
export const PARAMETERS: readonly Parameter[] = [
  parameter('contract', values.saidByPath(values.oneOf(SEARCHABLE_CONTRACTS)), 'idContratto'),
  parameter('category', values.saidByPath(values.oneOf(CATEGORY_CODES)), 'idCategoria'),
  parameter('placeIds', values.placeIds, ...PLACE_PARAMETERS),
  ...RANGE_KEYS.map((key) => parameter(key, values.range, RANGE_PARAMETERS[key].min, RANGE_PARAMETERS[key].max)),
  parameter('bathrooms', values.single(readCount, null), 'bagni'),
  parameter('typologies', values.anyOf(TYPOLOGY_CODES), 'idTipologia'),
  parameter('conditions', values.anyOf(CONDITIONS), 'stato'),
  parameter('floorPositions', values.anyOf(FLOOR_POSITIONS), 'fasciaPiano'),
  parameter('parkings', values.anyOf(PARKINGS), 'boxAuto'),
  parameter('heatings', values.anyOf(HEATINGS), 'riscaldamenti'),
  parameter('gardens', values.anyOf(GARDENS), 'giardino'),
  parameter('energyLevels', values.anyOf(ENERGY_LEVEL_KEYS), 'classeEnergetica'),
  parameter('views', values.anyOf(VIEWS), 'vista'),
  parameter('legal', values.anyOf(LEGAL_FACTS), 'legal'),
  parameter('seaDistanceMax', values.single(readCount, null), 'seaDistanceMax'),
  parameter('builtAfter', values.single(readCount, null), 'builtAfter'),
  parameter('advertisers', values.anyOf(ADVERTISER_TYPES), 'advertiser'),
  parameter('publishedWithin', values.single(readDays, null), 'publishedWithin'),
  parameter('availableBy', values.day, 'availableBy'),
  parameter('flags', values.flags, ...SEARCH_FLAGS),
  parameter('keyword', values.keyword, 'keyword'),
  parameter('polygons', areas.polygons, 'vrt'),
  parameter('circle', areas.circle, 'centro', 'raggio'),
  parameter('viewport', areas.viewport, 'viewport'),
  parameter('travel', areas.travel, 'travel'),
  parameter('mapCenter', areas.position, 'lat', 'lng'),
  parameter('zoom', values.single(readZoom, null), 'zoom'),
  parameter('sort', values.sort, 'criterio', 'ordine'),
  parameter('page', values.single(readCount, 1), 'pag'),
];

/** Names of all parameters that an address of ours or a form's may have. */
export const PARAMETER_NAMES: readonly string[] = PARAMETERS.flatMap(({ names }) => names);
