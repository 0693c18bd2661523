import type { Point } from '@kvadrat/contracts/search';
import { IsochroneError } from '../isochrone-error';
import { METRES_PER_DEGREE } from '../../land/api';
import { GROUND, groundOf, isCroatian } from './ground';
import { cellAt, middleOf, type Raster, toCells } from './raster';
import type { Start } from './worker-protocol';

/** Metres to the nearest land that a point in the water is moved. */
const SHORE_M = 1000;

/**
 * The point itself when it is on Croatian land, else the nearest land when that is Croatian and not far.
 * @throws IsochroneError when there is none
 */
export function findLand(raster: Raster, point: Point): Start {
  const at = toCells(raster, point);
  const [column, row] = [Math.floor(at.x), Math.floor(at.y)];
  const own = cellAt(raster, column, row);
  if (own === undefined) throw new IsochroneError('ISOCHRONE_OUTSIDE');
  if (isCroatian(own)) return { center: point, moved: false };
  if (groundOf(own) !== GROUND.water) throw new IsochroneError('ISOCHRONE_OUTSIDE');
  const up = raster.height * METRES_PER_DEGREE;
  const across = raster.width * METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
  const [right, north] = [Math.ceil(SHORE_M / across), Math.ceil(SHORE_M / up)];
  let best: { metres: number; cell: number; center: Point } | null = null;
  for (let y = row - north; y <= row + north; y++) {
    for (let x = column - right; x <= column + right; x++) {
      const cell = cellAt(raster, x, y);
      const metres = Math.hypot((x + 0.5 - at.x) * across, (y + 0.5 - at.y) * up);
      if (cell === undefined || groundOf(cell) === GROUND.water || metres > Math.min(SHORE_M, best?.metres ?? SHORE_M))
        continue;
      best = { metres, cell, center: middleOf(raster, x, y) };
    }
  }
  if (best === null) throw new IsochroneError('ISOCHRONE_IN_WATER');
  if (!isCroatian(best.cell)) throw new IsochroneError('ISOCHRONE_OUTSIDE');
  return { center: best.center, moved: true };
}
