import { CellGrid } from '../geo/cell-grid';
import type { Country } from '../geo/read-countries';

/** Around Croatia, in cells of about 200 m each way. */
export const GRID = { west: 13.3, south: 42.3, columns: 2500, rows: 2400, width: 0.0025, height: 0.0018 };
/** In the open Adriatic; water that is not joined to it is a gap between two borders. */
const OPEN_SEA = { lat: 43.2, lng: 15.2 };
const BUCKET = 0.05;

/** A point of the place directory and the number of the town it belongs to, from 1 on. */
export interface TownPoint {
  lat: number;
  lng: number;
  town: number;
}

export interface TownGrid {
  /** For each cell the town, 0 outside of Croatia; rows from south to north. */
  towns: Uint16Array;
  /** 1 in cells that belong to no country and not to the sea, and in those beside them. */
  gaps: Uint16Array;
}

/** Gives each cell of Croatian land to the town of its nearest point. */
export function fillTowns(countries: readonly Country[], points: readonly TownPoint[]): TownGrid {
  const grid = new CellGrid(GRID);
  for (const { croatian, polygons } of countries) for (const rings of polygons) grid.fill(rings, croatian ? 1 : 2);
  grid.fillAllBut(OPEN_SEA, 0, 3);
  const nearest = nearestIn(points);
  const [towns, gaps] = [new Uint16Array(grid.cells.length), new Uint16Array(grid.cells.length)];
  grid.cells.forEach((value, cell) => {
    if (value === 3) for (const beside of [0, -1, 1, -GRID.columns, GRID.columns]) gaps[cell + beside] = 1;
    if (value === 1)
      towns[cell] = nearest(
        GRID.west + ((cell % GRID.columns) + 0.5) * GRID.width,
        GRID.south + (Math.floor(cell / GRID.columns) + 0.5) * GRID.height,
      );
  });
  return { towns, gaps };
}

/** Looks through buckets in growing rings around a point. */
function nearestIn(points: readonly TownPoint[]): (lng: number, lat: number) => number {
  const buckets = new Map<string, TownPoint[]>();
  const at = (lng: number, lat: number): [number, number] => [Math.floor(lng / BUCKET), Math.floor(lat / BUCKET)];
  for (const point of points) {
    const key = at(point.lng, point.lat).join();
    buckets.set(key, [...(buckets.get(key) ?? []), point]);
  }
  return (lng, lat) => {
    const [column, row] = at(lng, lat);
    const squish = Math.cos((lat * Math.PI) / 180);
    let [best, town] = [Infinity, 0];
    // Everything in the first n rings is within n buckets, and a bucket is narrowest from west to east.
    for (let ring = 0; ring < 40 && best > ((ring - 1) * BUCKET * squish) ** 2; ring++) {
      for (let y = row - ring; y <= row + ring; y++) {
        for (let x = column - ring; x <= column + ring; x += Math.abs(y - row) === ring ? 1 : Math.max(1, 2 * ring)) {
          for (const point of buckets.get(`${x},${y}`) ?? []) {
            const distance = ((point.lng - lng) * squish) ** 2 + (point.lat - lat) ** 2;
            if (distance < best) [best, town] = [distance, point.town];
          }
        }
      }
    }
    return town;
  };
}
