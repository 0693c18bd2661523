/**
 * Makes the server's place directory from the full place file.
 * Usage: `node --import tsx tools/geo/make-places.ts <hr-places.json>`
 *
 * Ids are kept by code from the directory that is already there, so that addresses and saved ads stay valid.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '@kvadrat/contracts/paths';
import { withDistricts } from './districts';
import { withNamesAbroad } from './names-abroad';
import { readSource, type SourcePlace } from './read-source';

const OUTPUT = join(import.meta.dirname, '../../server/data/places.tsv');
const LEVEL_ORDER = ['country', 'region', 'province', 'city', 'touristic_area', 'city_zone', 'microzone'];
const COLUMNS = [
  'id',
  'code',
  'level',
  'kind',
  'name',
  'slug',
  'parent',
  'lat',
  'lng',
  'population',
  'postcode',
  'aliases',
  'quality',
  'members',
];

const input = process.argv[2];
if (input === undefined) throw new Error('Name the place file: make-places.ts <hr-places.json>');

const places = withNamesAbroad(withDistricts(readSource(readFileSync(input, 'utf8')), slugify)).sort(
  (a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) || (a.code < b.code ? -1 : 1),
);
const byCode = new Map(places.map((place) => [place.code, place]));
const ids = assignIds();
const lines = places.map((place) =>
  [
    ids.get(place.code),
    place.code,
    place.level,
    place.kind,
    place.name,
    slugOf(place) === slugify(place.name) ? '' : slugOf(place),
    place.parent === null ? '' : ids.get(place.parent),
    place.lat,
    place.lng,
    place.population ?? '',
    place.postcode ?? '',
    place.aliases.join('|'),
    place.quality === 'gazetteer' ? '' : place.quality,
    place.members.map((code) => ids.get(code)).join('|'),
  ].join('\t'),
);
writeFileSync(OUTPUT, [COLUMNS.join('\t'), ...lines, ''].join('\n'));
console.log(`${lines.length} places`);

function assignIds(): Map<string, number> {
  const known = new Map<string, number>();
  if (existsSync(OUTPUT)) {
    for (const line of readFileSync(OUTPUT, 'utf8').split('\n').slice(1)) {
      const [id, code] = line.split('\t');
      if (code !== undefined) known.set(code, Number(id));
    }
  }
  let next = Math.max(0, ...known.values()) + 1;
  return new Map(places.map((place) => [place.code, known.get(place.code) ?? next++]));
}

/**
 * Last word of a place's public path, unique among the places beside it. Cities, provinces, regions and touristic areas
 * all stand directly below the list path: the province tells two cities apart, a word the rest.
 */
function slugOf(place: SourcePlace): string {
  const own = slugify(place.name);
  const isNamesake = (other: SourcePlace): boolean => other !== place && slugify(other.name) === own;
  if (place.level === 'city_zone' || place.level === 'microzone') {
    const clash = places.some((other) => other.parent === place.parent && isNamesake(other));
    return clash && place.kind === 'naselje' ? `${own}-naselje` : own;
  }
  if (place.level === 'city') {
    const clash = places.some((other) => other.level === 'city' && isNamesake(other));
    const province = place.parent === null ? undefined : byCode.get(place.parent);
    return clash && province !== undefined ? `${own}-${slugify(province.name).replace(/-zupanija$/, '')}` : own;
  }
  const clash = places.some((other) => ['province', 'city'].includes(other.level) && isNamesake(other));
  return clash && place.level !== 'province' ? `${own}-${place.level === 'region' ? 'regija' : 'podrucje'}` : own;
}
