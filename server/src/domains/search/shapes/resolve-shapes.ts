import {
  criteriaParams,
  DEFAULT_CRITERIA,
  type SearchCriteria,
  type SearchNotice,
  type SearchNoticeReason,
  type Travel,
} from '@kvadrat/contracts/search';
import { noticeFor } from '../notice-for';
import { anyArea } from './any-area';
import type { Area } from './area';
import { boxArea, worldBox } from './box-area';
import { type Drawn, drawnCircle, drawnPolygon, isCovered } from './drawn-area';
import { shapeFilter, type ShapeFilter } from './shape-filter';
import { travelArea, type TravelGeometry } from './travel-area';

/** Tells how far one gets; see `server/src/domains/isochrone`. */
export interface TravelTimes {
  find: (travel: Travel) => Promise<{ geometry: TravelGeometry }>;
}

export interface ResolvedShapes {
  /** Null where no shape narrows the search. */
  filter: ShapeFilter | null;
  /** One for each shape that was left out. */
  notices: SearchNotice[];
}

type Shapes = Pick<SearchCriteria, 'polygons' | 'circle' | 'viewport' | 'travel'>;

/**
 * Where the ads of a search must stand: in any of the areas drawn, in what the map shows and in time of each of the points
 * given. What is no area is left out and noticed.
 * @param isochrone without it nobody can say how far one gets
 */
export async function resolveShapes(
  { polygons, circle, viewport, travel }: Shapes,
  { isochrone }: { isochrone?: TravelTimes | undefined } = {},
): Promise<ResolvedShapes> {
  const notices: SearchNotice[] = [];
  const refuse = (reason: SearchNoticeReason, parameter: string, shape: Partial<Shapes>): void => {
    notices.push(noticeFor(reason, parameter, criteriaParams({ ...DEFAULT_CRITERIA, ...shape }).get(parameter) ?? ''));
  };
  const drawn: Area[] = [];
  const draw = (shape: Drawn, parameter: string, written: Partial<Shapes>): void => {
    if ('areas' in shape) drawn.push(...shape.areas);
    else refuse(shape.refused, parameter, written);
  };
  for (const polygon of polygons) draw(drawnPolygon(polygon, polygons.length), 'vrt', { polygons: [polygon] });
  if (circle !== null) draw(drawnCircle(circle), 'centro', { circle });

  const areas: Area[] = drawn.length === 0 ? [] : [anyArea(drawn)];
  const reached = await Promise.all(
    travel.map(async (journey) => ({ journey, area: await reachOf(journey, isochrone) })),
  );
  for (const { journey, area } of reached) {
    if (typeof area === 'string') refuse(area, 'travel', { travel: [journey] });
    else areas.push(area);
  }
  const onlyBox = areas.length === 0;
  if (viewport !== null) areas.push(boxArea(worldBox(viewport)));
  return { filter: areas.length === 0 ? null : shapeFilter(areas, onlyBox), notices };
}

async function reachOf(
  journey: Travel,
  isochrone: TravelTimes | undefined,
): Promise<Area | 'area-outside' | 'travel-unavailable'> {
  if (!isCovered(journey.center)) return 'area-outside';
  try {
    return isochrone === undefined ? 'travel-unavailable' : travelArea((await isochrone.find(journey)).geometry);
  } catch {
    // The search goes on without it, and says so.
    return 'travel-unavailable';
  }
}
