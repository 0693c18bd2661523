import { clipLine, clipRing, type Box } from './clip';
import type { Simplified } from './outlines';
import type { Line, Position } from './simplify';

/** Part of the basemap as it is stored: corners are whole steps of `1 / scale` degrees, each counted from the one before. */
export interface Patch {
  bounds: [west: number, south: number, east: number, north: number];
  scale: number;
  /** Polygons with their holes. */
  croatia: number[][][];
  abroad: number[][][];
  border: number[][];
}

/** What is in a box. Land reaches a little further, so that nothing shows between one patch and the next. */
export function encodePatch({ lands, borders }: Simplified, box: Box, scale: number, margin: number): Patch {
  const wide = {
    west: box.west - margin,
    south: box.south - margin,
    east: box.east + margin,
    north: box.north + margin,
  };
  const polygons = (croatian: boolean): number[][][] =>
    lands
      .filter((land) => land.croatian === croatian)
      .flatMap((land) => land.polygons)
      .map((rings) =>
        rings.map((ring) => encodeLine(clipRing(ring, wide), scale)).filter((numbers) => numbers.length > 5),
      )
      .filter((rings) => rings.length > 0);
  return {
    bounds: [box.west, box.south, box.east, box.north],
    scale,
    croatia: polygons(true),
    abroad: polygons(false),
    border: borders
      .flatMap((line) => clipLine(line, box))
      .map((line) => encodeLine(line, scale))
      .filter((numbers) => numbers.length > 3),
  };
}

/** Longitude and latitude of each corner in turn, as steps from the corner before; repeated corners are left out. */
export function encodeLine(line: Line, scale: number): number[] {
  const numbers: number[] = [];
  let [lastX, lastY]: Position = [0, 0];
  for (const [lng, lat] of line) {
    const [x, y] = [Math.round(lng * scale), Math.round(lat * scale)];
    if (x === lastX && y === lastY) continue;
    numbers.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return numbers;
}
