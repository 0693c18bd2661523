/**
 * Makes the server's land cells: where land is, which of it is Croatian and built-up.
 * Usage: `node --import tsx tools/geo/make-land.ts <map.geo.json of the npm package @geo-maps/countries-coastline-1m 0.6.0>`
 *
 * The package weighs 107 MB and is needed only to make the file anew: `npm pack` it into a folder elsewhere. Why cells
 * and not outlines: docs/decisions/0049.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CellGrid } from './cell-grid';
import { encodeRuns } from './encode-runs';
import { readCountries } from './read-countries';
import { readSettlements } from './read-settlements';

const OUTPUT = join(import.meta.dirname, '../../server/data/land-cells.bin');
const PLACES = join(import.meta.dirname, '../../server/data/places.tsv');
/** An hour by motorway around Croatia; cells of about 100 m each way. */
const GRID = { west: 12.3, south: 41.7, columns: 6600, rows: 6340, width: 0.00126, height: 0.0009 };
const CELL = { sea: 0, abroad: 1, croatia: 2, builtUp: 3 } as const;
/** In the open Adriatic; whatever water is not joined to it is a lake, a river or a gap between two borders. */
const OPEN_SEA = { lat: 43.0, lng: 15.0 };
/** People in a square kilometre of a town; settlements smaller than `LEAST` are a street through open land. */
const DENSITY = 2500;
const LEAST = 150;

const input = process.argv[2];
if (input === undefined) throw new Error('Name the map: make-land.ts <map.geo.json>');

const grid = new CellGrid(GRID);
for (const { croatian, polygons } of readCountries(readFileSync(input, 'utf8'), grid.bounds)) {
  for (const polygon of polygons) grid.fill(polygon, croatian ? CELL.croatia : CELL.abroad);
}
const filled = grid.fillAllBut(OPEN_SEA, CELL.sea, CELL.abroad);
for (const { lat, lng, population } of readSettlements(readFileSync(PLACES, 'utf8'))) {
  if (population >= LEAST)
    grid.disc({ lat, lng }, Math.sqrt(((population / DENSITY) * 1e6) / Math.PI), CELL.croatia, CELL.builtUp);
}
const head = Buffer.from(`${JSON.stringify(GRID)}\n`);
const bytes = brotliCompressSync(Buffer.concat([head, encodeRuns(grid.cells)]));
writeFileSync(OUTPUT, bytes);
const shares = [0, 0, 0, 0];
for (const cell of grid.cells) shares[cell] = (shares[cell] ?? 0) + 1;
console.log(
  `${bytes.length} bytes; cells of sea, abroad, Croatia, built-up: ${shares.join(', ')}; ${filled} inland cells filled`,
);
