/**
 * Makes the basemap that the embedded map draws: land, coast and borders in three steps of detail, and lines between
 * towns and counties, computed from the points of the place directory.
 * Usage: `node --import tsx tools/basemap/make-basemap.ts <map.geo.json of the npm package @geo-maps/countries-coastline-1m 0.6.0>`
 *
 * The package weighs 107 MB and is needed only to make the files anew: `npm pack` it into a folder elsewhere. What the
 * files hold and why: docs/decisions/0066.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readCountries } from '../geo/read-countries';
import type { Box } from './clip';
import { encodeLine, encodePatch, type Patch } from './encode-patch';
import { Outlines, type Simplified } from './outlines';
import { readTowns } from './read-towns';
import { simplify } from './simplify';
import { fillTowns } from './town-grid';
import { smoothed, traceBorders } from './trace-borders';

const OUTPUT = join(import.meta.dirname, '../../server/data/basemap');
/** All that the widest screen shows at the lowest zoom. */
const FAR = { west: 1, south: 35, east: 32, north: 53 };
/** Croatia with what is around it. */
const NEAR = { west: 11, south: 41, east: 21.8, north: 47.8 };
/** Only cells that Croatia's outline runs through have a file. */
const CELL = { width: 1, height: 0.5 };
/** Metres, smallest island in square kilometres, steps in a degree, and how far land reaches over the edge in degrees. */
const DETAIL = {
  far: { tolerance: 2500, island: 20, scale: 250, margin: 0.1 },
  near: { tolerance: 150, island: 0.05, scale: 2000, margin: 0.02 },
  cell: { tolerance: 4, island: 0.0004, scale: 20_000, margin: 0.002 },
};

interface LineLayer {
  scale: number;
  features: { kind: string; area: boolean; parts: number[][] }[];
}

/** Lines between towns and counties are computed, so that finer ones would only pretend. */
const TOWN_LINES = { tolerance: 150, scale: 1000 };
const PLACES = join(import.meta.dirname, '../../server/data/places.tsv');

const input = process.argv[2];
if (input === undefined) throw new Error('Name the map: make-basemap.ts <map.geo.json>');

const countries = readCountries(readFileSync(input, 'utf8'), FAR);
const outlines = new Outlines(countries);
const { points, counties } = readTowns(readFileSync(PLACES, 'utf8'));
const { towns, gaps } = fillTowns(countries, points);
/** Where two countries' borders differ there is no land of either; it is painted as abroad, below both. */
const fillers = traceBorders(gaps)
  .map(({ line }) => simplify(smoothed(line), TOWN_LINES.tolerance))
  .filter((line) => line.length > 3 && String(line[0]) === String(line.at(-1)));
rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(OUTPUT, { recursive: true });

write('far', patch(FAR, DETAIL.far));
write('near', patch(NEAR, DETAIL.near));
const detailed = filled(outlines.simplified(DETAIL.cell.tolerance, DETAIL.cell.island));
const croatia = detailed.lands.filter(({ croatian }) => croatian).flatMap(({ polygons }) => polygons.flat(2));
const cells = new Set(croatia.map(([lng, lat]) => `${Math.floor(lng / CELL.width)} ${Math.floor(lat / CELL.height)}`));
for (const cell of [...cells].sort()) {
  const [column = 0, row = 0] = cell.split(' ').map(Number);
  const box = {
    west: column * CELL.width,
    south: row * CELL.height,
    east: (column + 1) * CELL.width,
    north: (row + 1) * CELL.height,
  };
  write(`cell-${box.west}-${box.south}`, encodePatch(detailed, box, DETAIL.cell.scale, DETAIL.cell.margin));
}

const lines = traceBorders(towns).filter(({ labels }) => !labels.includes(0));
write('towns', {
  scale: TOWN_LINES.scale,
  features: ['county', 'town'].map((kind) => ({
    kind,
    area: false,
    parts: lines
      .filter(({ labels: [one, other] }) => (counties.get(one) === counties.get(other)) === (kind === 'town'))
      .map(({ line }) => encodeLine(simplify(smoothed(line), TOWN_LINES.tolerance), TOWN_LINES.scale)),
  })),
});

function filled({ lands, borders }: Simplified): Simplified {
  return { lands: [{ croatian: false, polygons: fillers.map((ring) => [ring]) }, ...lands], borders };
}

function patch(box: Box, { tolerance, island, scale, margin }: (typeof DETAIL)['near']): Patch {
  return encodePatch(filled(outlines.simplified(tolerance, island)), box, scale, margin);
}

function write(name: string, content: Patch | LineLayer): void {
  const bytes = brotliCompressSync(JSON.stringify(content), { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
  writeFileSync(join(OUTPUT, `${name}.json.br`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
