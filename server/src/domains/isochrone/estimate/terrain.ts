import { BRIDGES } from './bridges';
import { ChunkedCells } from './chunked-cells';
import { readGeoPack } from './geo-pack';
import { cellOf, GROUND, groundOf, ROAD, roadOf } from './ground';
import { paintLine, paintPolygon } from './paint';
import type { Raster } from './raster';
import { readLand } from './read-land';

/** The ground everything is reckoned on: cells of about 100 m, and of about 200 m for cars. */
export interface Terrain {
  fine: Raster;
  coarse: Raster;
  /** Whether there is road data; without it every way over land is equally fast. */
  hasRoads: boolean;
}

/**
 * Builds the ground of Croatia and an hour around it.
 * @param landFile the project's own land cells
 * @param geoPack folder with roads, built-up areas and lakes, null for none
 */
export function buildTerrain(landFile: string, geoPack: string | null): Terrain {
  const fine = readLand(landFile);
  if (geoPack !== null) paintPack(fine, geoPack);
  for (const bridge of Object.values(BRIDGES)) {
    paintLine(fine, bridge, (cell) => raise(fine, cell, ROAD.secondary));
  }
  return { fine, coarse: coarsen(fine), hasRoads: geoPack !== null };
}

/** Built-up areas of the pack take the place of the discs around settlements; roads are painted on land alone. */
function paintPack(fine: Raster, geoPack: string): void {
  const { cells } = fine;
  const { urban, lakes, roads } = readGeoPack(geoPack);
  cells.replace(GROUND.builtUp, GROUND.croatia);
  for (const rings of urban) {
    paintPolygon(fine, rings, (index) => {
      const ground = cells.at(index);
      if (ground === GROUND.croatia) cells.set(index, GROUND.builtUp);
      else if (ground === GROUND.abroad) cells.set(index, GROUND.builtUpAbroad);
    });
  }
  for (const rings of lakes) {
    paintPolygon(fine, rings, (index) => {
      cells.set(index, GROUND.water);
    });
  }
  for (const { road, points } of roads) {
    paintLine(fine, points, (index) => {
      if (groundOf(cells.at(index)) !== GROUND.water) raise(fine, index, road);
    });
  }
}

function raise({ cells }: Raster, index: number, road: number): void {
  const cell = cells.at(index);
  if (roadOf(cell) < road) cells.set(index, cellOf(groundOf(cell), road));
}

/** Four cells become one: land when half of it is, with the best road of the four. */
function coarsen({ columns, rows, cells, width, height, west, south }: Raster): Raster {
  const coarse: Raster = {
    west,
    south,
    columns: columns >> 1,
    rows: rows >> 1,
    width: width * 2,
    height: height * 2,
    cells: new ChunkedCells((columns >> 1) * (rows >> 1)),
  };
  let run = { value: 0, from: 0 };
  for (let cell = 0; cell < coarse.cells.length; cell++) {
    const row = Math.floor(cell / coarse.columns);
    const at = row * 2 * columns + (cell - row * coarse.columns) * 2;
    const a = cells.at(at);
    const b = cells.at(at + 1);
    const c = cells.at(at + columns);
    const d = cells.at(at + columns + 1);
    const value = a === b && b === c && c === d ? a : merge(a, b, c, d);
    if (value === run.value) continue;
    coarse.cells.fill(run.value, run.from, cell);
    run = { value, from: cell };
  }
  coarse.cells.fill(run.value, run.from, coarse.cells.length);
  return coarse;
}

/** The second highest ground: with two of water and two of land it is land, with one of water and three built-up it is built-up. */
function merge(a: number, b: number, c: number, d: number): number {
  const grounds = [groundOf(a), groundOf(b), groundOf(c), groundOf(d)].sort((one, other) => other - one);
  return cellOf(grounds[1] ?? 0, Math.max(roadOf(a), roadOf(b), roadOf(c), roadOf(d)));
}
