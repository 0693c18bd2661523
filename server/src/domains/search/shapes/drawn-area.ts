import type { Circle, Point, SearchNoticeReason } from '@kvadrat/contracts/search';
import type { Area } from './area';
import { circleArea } from './circle-area';
import { type Ring, squareMetres, toWorldPoint, type WorldPoint } from './ring';
import { ringArea } from './ring-area';
import { simplifyRing } from './simplify-ring';
import { splitCrossings } from './split-crossings';

const MOST_CORNERS = 200;
/** Of several polygons together: the time a search takes must not grow with what is drawn. */
const MOST_CORNERS_IN_ALL = 500;
const SMALLEST_M2 = 100;

/** Croatia with some sea around it: where shapes may be drawn. */
const BOUNDS = { south: 41, west: 11, north: 48, east: 22 };

/** An area, or why it is none. */
export type Drawn = { areas: Area[] } | { refused: Extract<SearchNoticeReason, 'area-too-small' | 'area-outside'> };

/**
 * One area for each loop of the drawn line, which may be open, cross itself and have any number of corners.
 * @param polygons how many there are in all
 */
export function drawnPolygon(corners: readonly Point[], polygons = 1): Drawn {
  if (!corners.every(isCovered)) return { refused: 'area-outside' };
  const loops = cleanLoops(corners, Math.min(MOST_CORNERS, Math.floor(MOST_CORNERS_IN_ALL / polygons)));
  const size = loops.reduce((sum, loop) => sum + squareMetres(loop), 0);
  return size < SMALLEST_M2 ? { refused: 'area-too-small' } : { areas: loops.map(ringArea) };
}

/** A circle is kept as it is, not as a polygon: what counts is the distance. */
export function drawnCircle(circle: Circle): Drawn {
  if (!isCovered(circle.center)) return { refused: 'area-outside' };
  return Math.PI * circle.radius ** 2 < SMALLEST_M2 ? { refused: 'area-too-small' } : { areas: [circleArea(circle)] };
}

export function isCovered({ lat, lng }: Point): boolean {
  return lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
}

/** The loops of a line: closed, with at most so many corners in all beside those where it crosses itself. */
export function cleanLoops(corners: readonly Point[], most: number): Ring[] {
  return splitCrossings(simplifyRing(withoutRepeats(corners.map(toWorldPoint)), most));
}

function withoutRepeats(points: readonly WorldPoint[]): WorldPoint[] {
  return points.filter(({ x, y }, index) => {
    const before = points.at(index - 1);
    return before?.x !== x || before.y !== y;
  });
}
