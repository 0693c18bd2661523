import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { slugify } from '@kvadrat/contracts/paths';
import { PLACE_LEVELS, type PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { projectRoot } from '../../platform/settings';
import type { Place } from './place';
import { PLACE_KINDS } from './place-kind';
import type { CoordinateQuality } from './place.tables';

const QUALITIES: readonly CoordinateQuality[] = [
  'gazetteer',
  'area',
  'nearest',
  'post-office',
  'municipality',
  'editorial',
];
/** Below a city, places carry the city's path in front of their own word. */
const NESTED_LEVELS: readonly PlaceLevel[] = ['city_zone', 'microzone'];

export interface PlaceFile {
  /** Changes with the file's content. */
  version: string;
  places: Place[];
}

/** Reads the committed place directory, `server/data/places.tsv`: parents stand before their children. */
export async function readPlaces(file = join(projectRoot(), 'server', 'data', 'places.tsv')): Promise<PlaceFile> {
  const text = await readFile(file, 'utf8');
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  const paths = new Map<number, string>();
  const places = lines.map((line) => {
    const cells = line.split('\t');
    const place = toPlace((column) => cells[columns.indexOf(column)] ?? '', paths);
    paths.set(place.id, place.path);
    return place;
  });
  return { version: createHash('sha256').update(text).digest('hex').slice(0, 16), places };
}

function toPlace(cell: (column: string) => string, paths: ReadonlyMap<number, string>): Place {
  const name = cell('name');
  const level = PLACE_LEVELS.find((known) => known === cell('level'));
  if (level === undefined) throw new Error(`Place ${cell('code')} has the unknown level "${cell('level')}".`);
  const kind = PLACE_KINDS.find((known) => known === cell('kind'));
  if (kind === undefined) throw new Error(`Place ${cell('code')} has the unknown kind "${cell('kind')}".`);
  const parentId = numberOrNull(cell('parent'));
  const slug = cell('slug') || slugify(name);
  const parentPath = parentId === null ? undefined : paths.get(parentId);
  return {
    id: Number(cell('id')),
    code: cell('code'),
    level,
    kind,
    name,
    parentId,
    path: NESTED_LEVELS.includes(level) && parentPath !== undefined ? `${parentPath}/${slug}` : slug,
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    population: numberOrNull(cell('population')),
    postcode: cell('postcode') || null,
    aliases: list(cell('aliases')),
    coordinateQuality: QUALITIES.find((known) => known === cell('quality')) ?? 'gazetteer',
    members: list(cell('members')).map(Number),
  };
}

function numberOrNull(cell: string): number | null {
  return cell === '' ? null : Number(cell);
}

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}
