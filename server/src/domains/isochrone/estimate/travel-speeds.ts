import type { TravelMode } from '../isochrone';
import { CELL_VALUES, GROUND, groundOf, isBuiltUp, ROAD, roadOf } from './ground';

export interface TravelSpeeds {
  /** km/h */
  major: number;
  secondary: number;
  road: number;
  builtUp: number;
  open: number;
  /** Seconds gone before one is under way: to the car and out of the yard, or to the stop and waiting. */
  start: number;
  /** The start takes no more than this share of the time, so that short times reach something. */
  startShare: number;
}

/** With road data, fitted to usual drive times between towns; on foot and by bike no road is better than another. */
const WITH_ROADS: Readonly<Record<TravelMode, TravelSpeeds>> = {
  car: { major: 98, secondary: 58, road: 48, builtUp: 26, open: 50, start: 120, startShare: 0.2 },
  bike: even(15, 13),
  walk: even(4.8, 4.2),
  transit: { ...even(17, 9), start: 360, startShare: 0.4 },
};

/** Without it all land outside of towns is one: between slow and fast roads. Bridges alone are roads there. */
const WITHOUT_ROADS: Readonly<Record<TravelMode, TravelSpeeds>> = {
  ...WITH_ROADS,
  car: { ...even(30, 62), start: 120, startShare: 0.2 },
};

export function travelSpeeds(mode: TravelMode, hasRoads: boolean): TravelSpeeds {
  return (hasRoads ? WITH_ROADS : WITHOUT_ROADS)[mode];
}

/** Seconds that are left for the way. */
export function travelSeconds(minutes: number, { start, startShare }: TravelSpeeds): number {
  return minutes * 60 - Math.min(start, minutes * 60 * startShare);
}

/** Seconds for a metre, by the value of a cell; infinite where there is no way. */
export function paceByCell(speeds: TravelSpeeds): Float64Array {
  return Float64Array.from({ length: CELL_VALUES }, (_, cell) => {
    const speed = speedOn(cell, speeds);
    return speed === 0 ? Infinity : 3.6 / speed;
  });
}

function speedOn(cell: number, speeds: TravelSpeeds): number {
  const road = roadOf(cell);
  if (road === ROAD.major) return speeds.major;
  if (isBuiltUp(cell)) return speeds.builtUp;
  if (road === ROAD.secondary) return speeds.secondary;
  if (road === ROAD.road) return speeds.road;
  return groundOf(cell) === GROUND.water ? 0 : speeds.open;
}

function even(builtUp: number, open: number): TravelSpeeds {
  return { major: open, secondary: open, road: open, builtUp, open, start: 0, startShare: 0 };
}
