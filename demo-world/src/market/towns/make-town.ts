import type { PictureDensity, PictureRegion } from '../../pictures';
import type { Town, Zone } from '../town';

/** @param sea usual metres to the sea */
export function coastTown(
  code: string,
  inTown: string,
  weight: number,
  sale: number,
  rent: number,
  sea: number,
  density: PictureDensity,
  zones: readonly Zone[] = [],
): Town {
  return { code, inTown, weight, landscape: 'coast', region: 'coast', density, sale, rent, sea, zones };
}

const ISLAND_SEA = 250;

export function islandTown(
  code: string,
  inTown: string,
  weight: number,
  sale: number,
  rent: number,
  density: PictureDensity,
  zones: readonly Zone[] = [],
): Town {
  return { code, inTown, weight, landscape: 'island', region: 'island', density, sale, rent, sea: ISLAND_SEA, zones };
}

export function inlandTown(
  code: string,
  inTown: string,
  weight: number,
  sale: number,
  rent: number,
  region: PictureRegion,
  density: PictureDensity,
  zones: readonly Zone[] = [],
): Town {
  return { code, inTown, weight, landscape: 'inland', region, density, sale, rent, sea: null, zones };
}
