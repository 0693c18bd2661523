import type { Point } from '@kvadrat/contracts/search';
import type { IsochroneNote, IsochroneRequest, MultiPolygon, TravelMode } from '../isochrone';
import { contours } from './contour';
import { findLand } from './find-land';
import { makeArea } from './make-area';
import type { Terrain } from './terrain';
import { paceByCell, travelSeconds, travelSpeeds } from './travel-speeds';
import { TICKS, travelTimes } from './travel-times';
import { cutWindow, type TravelWindow } from './travel-window';

export interface Estimate {
  geometry: MultiPolygon;
  notes: IsochroneNote[];
}

/** Cells on each side of one of about 100 m: on foot a minute is less than that. Cars go by cells of 200 m. */
const SPLIT: Readonly<Record<TravelMode, number>> = { walk: 4, bike: 2, transit: 2, car: 1 };

/**
 * Reckons where one gets to within some minutes: speeds by cell, no traffic, no timetables, no ferries.
 * @throws IsochroneError when the point is not in Croatia or too far from its shore
 */
export function estimate(terrain: Terrain, { center: asked, minutes, mode }: IsochroneRequest): Estimate {
  const land = findLand(terrain.fine, asked);
  const speeds = travelSpeeds(mode, terrain.hasRoads);
  const seconds = travelSeconds(minutes, speeds);
  const { window, times } = reckon(terrain, land.center, mode, seconds);
  const borders = contours(times, window.columns, window.rows, Math.floor(seconds * TICKS));
  return {
    geometry: makeArea(borders, window, window.toPoint),
    notes: notesFor(mode, terrain.hasRoads, land.moved),
  };
}

/** Times from a point, in ticks, to every cell of the window around it. */
export function reckon(
  terrain: Terrain,
  center: Point,
  mode: TravelMode,
  seconds: number,
): { window: TravelWindow; times: Uint16Array } {
  const pace = paceByCell(travelSpeeds(mode, terrain.hasRoads));
  const raster = mode === 'car' ? terrain.coarse : terrain.fine;
  const window = cutWindow(raster, center, SPLIT[mode], seconds / Math.min(...pace));
  return { window, times: travelTimes(window, pace, seconds) };
}

function notesFor(mode: TravelMode, hasRoads: boolean, moved: boolean): IsochroneNote[] {
  const notes: IsochroneNote[] = [];
  if (mode === 'car' || mode === 'transit') notes.push('without-traffic');
  if (!hasRoads) notes.push('without-roads');
  notes.push('without-ferries');
  if (mode === 'transit') notes.push('rough-transit');
  if (moved) notes.push('moved-to-land');
  return notes;
}
