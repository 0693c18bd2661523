/**
 * Makes the geo pack that the portal comes with: main roads, railways, ferries, rivers and lakes, built-up areas, lines of
 * counties and true districts, with no more digits and properties than are read.
 * Usage: `node --import tsx tools/basemap/make-geo-pack.ts <folder of the whole files>`
 *
 * The files it is made of, and their licences, stand in NOTICE. An operator's own pack (`GEO_PACK`) has the same names.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thinFeature, type Feature } from './thin-feature';

const OUTPUT = join(import.meta.dirname, '../../server/data/geo-pack');

/** Digits after the point: some ten metres, finer than any of the sources; a hundred for counties, whose own lines are far longer. */
const FILES: readonly { name: string; digits: number; keeps: readonly string[]; of?: (feature: Feature) => boolean }[] =
  [
    { name: 'basemap-transport.geojson', digits: 4, keeps: ['class'] },
    { name: 'basemap-water.geojson', digits: 4, keeps: ['kind'] },
    { name: 'basemap-urban.geojson', digits: 4, keeps: [] },
    {
      name: 'basemap-lines.geojson',
      digits: 4,
      keeps: ['kind'],
      of: ({ properties }) => properties['kind'] === 'county',
    },
    { name: 'hr-zones-zagreb.geojson', digits: 4, keeps: ['id', 'name'] },
    { name: 'hr-counties.geojson', digits: 3, keeps: ['id', 'name'] },
  ];

const input = process.argv[2];
if (input === undefined) throw new Error('Name the folder: make-geo-pack.ts <folder>');

mkdirSync(OUTPUT, { recursive: true });
for (const { name, digits, keeps, of = () => true } of FILES) {
  const { features } = JSON.parse(readFileSync(join(input, name), 'utf8')) as { features: Feature[] };
  const thin = features.filter(of).flatMap((feature) => thinFeature(feature, digits, keeps) ?? []);
  // One a line: what has changed can be seen.
  const text = `{"type":"FeatureCollection","features":[\n${thin.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`;
  writeFileSync(join(OUTPUT, name), text);
  console.log(`${name}: ${thin.length} of ${features.length} features, ${Buffer.byteLength(text)} bytes`);
}
