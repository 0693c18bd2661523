import type { Static } from 'typebox';
import type { PartShapes, Place } from '../geography/api';
import type { GuideMapSchema } from './price-guide.schema';
import { boxOf, type Point, roomiest, thinnedLine } from './outline';

type GuideMap = Static<typeof GuideMapSchema>;
type Rings = readonly (readonly Point[])[];

/** Units of the drawing; a phone shows a little over half of them as pixels. */
const WIDTH = 600;
/** How far, in units, a line may lie from the true one. */
const MISS = 0.7;
/** Islands smaller than so many units each way are left out. */
const SMALLEST = 3;

const drawn = new WeakMap<Place, Promise<GuideMap | null>>();

/** Draws the places inside one; null where no lines are known of most of them. Made once for a place. */
export function mapOfParts(place: Place, parts: readonly Place[], shapes: PartShapes): Promise<GuideMap | null> {
  let map = drawn.get(place);
  if (map === undefined) drawn.set(place, (map = draw(parts, shapes)));
  map.catch(() => drawn.delete(place));
  return map;
}

async function draw(parts: readonly Place[], shapes: PartShapes): Promise<GuideMap | null> {
  const known = await shapes();
  const lined = parts.flatMap(({ path, code }) => {
    const shape = known.get(code);
    // The first ring of each polygon is its outer line; what lies inside another is drawn over it.
    return shape === undefined ? [] : [{ path, rings: shape.coordinates.flatMap(([outer]) => (outer ? [outer] : [])) }];
  });
  if (lined.length < 3 || lined.length * 2 < parts.length) return null;
  const world = boxOf(lined.flatMap(({ rings }) => rings.flat()));
  const flat = Math.cos((((world.top + world.bottom) / 2) * Math.PI) / 180);
  const scale = WIDTH / ((world.right - world.left) * flat);
  const toDrawing = ([lng, lat]: Point): Point => [(lng - world.left) * flat * scale, (world.bottom - lat) * scale];
  return {
    width: WIDTH,
    height: Math.ceil((world.bottom - world.top) * scale),
    shapes: lined.flatMap(({ path, rings }) => {
      const thin = rings.map((ring) => thinnedLine(ring.map(toDrawing), MISS)).filter(isSeen);
      const [largest] = thin.toSorted((one, other) => areaOf(other) - areaOf(one));
      if (largest === undefined) return [];
      const [x, y] = roomiest(largest);
      return [{ path, outline: outlineOf(thin), x: Math.round(x), y: Math.round(y) }];
    }),
  };
}

function isSeen(ring: readonly Point[]): boolean {
  const { left, right, top, bottom } = boxOf(ring);
  return ring.length > 3 && right - left >= SMALLEST && bottom - top >= SMALLEST;
}

function areaOf(ring: readonly Point[]): number {
  const { left, right, top, bottom } = boxOf(ring);
  return (right - left) * (bottom - top);
}

/** Steps from corner to corner are shorter than places of corners. */
function outlineOf(rings: Rings): string {
  return rings
    .map((ring) => {
      const corners = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const steps = corners.slice(1).map(([x, y], index) => {
        const [fromX = 0, fromY = 0] = corners[index] ?? [];
        return `${x - fromX} ${y - fromY}`;
      });
      const [[x, y] = [0, 0]] = corners;
      return `M${x} ${y}l${steps.join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}
