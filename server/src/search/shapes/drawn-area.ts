import type { Circle, Point, SearchNoticeCode } from '@kvadrat/contracts/search';
import type { Area } from './area';
import { circleArea } from './circle-area';
import { type Ring, squareMetres, toWorldPoint, type WorldPoint } from './ring';
import { ringsArea } from './ring-area';
import { simplifyRing } from './simplify-ring';
import { splitCrossings } from './split-crossings';

const MOST_CORNERS = 200;
const SMALLEST_M2 = 100;

/** Croatia with some sea around it: where shapes may be drawn. */
const BOUNDS = { south: 41, west: 11, north: 48, east: 22 };

/** An area, or why it is none. */
export type Drawn = { areas: Area[] } | { refused: Extract<SearchNoticeCode, 'area-too-small' | 'area-outside'> };

/** One area for each loop of the drawn line, which may be open, cross itself and have any number of corners. */
export function drawnPolygon(corners: readonly Point[]): Drawn {
  if (!corners.every(isCovered)) return { refused: 'area-outside' };
  const loops = cleanLoops(corners);
  const size = loops.reduce((sum, loop) => sum + squareMetres(loop), 0);
  return size < SMALLEST_M2 ? { refused: 'area-too-small' } : { areas: loops.map((loop) => ringsArea([loop])) };
}

/** A circle is kept as it is, not as a polygon: what counts is the distance (R134). */
export function drawnCircle(circle: Circle): Drawn {
  if (!isCovered(circle.center)) return { refused: 'area-outside' };
  return Math.PI * circle.radius ** 2 < SMALLEST_M2 ? { refused: 'area-too-small' } : { areas: [circleArea(circle)] };
}

export function isCovered({ lat, lng }: Point): boolean {
  return lat >= BOUNDS.south && lat <= BOUNDS.north && lng >= BOUNDS.west && lng <= BOUNDS.east;
}

/** The loops of a line: closed, with at most 200 corners in all but for those where it crosses itself. */
export function cleanLoops(corners: readonly Point[]): Ring[] {
  return splitCrossings(simplifyRing(withoutRepeats(corners.map(toWorldPoint)), MOST_CORNERS));
}

function withoutRepeats(points: readonly WorldPoint[]): WorldPoint[] {
  return points.filter(({ x, y }, index) => {
    const before = points.at(index - 1);
    return before?.x !== x || before.y !== y;
  });
}
