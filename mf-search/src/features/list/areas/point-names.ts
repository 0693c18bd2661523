import type { PlaceAtPoint } from '@kvadrat/contracts/api';
import type { Point, SearchCriteria } from '@kvadrat/contracts/search';

/** Names of the places where circles and journeys of a search begin, by {@link pointKey}. */
export type PointNames = Readonly<Record<string, string>>;

export function pointKey({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}

/** Points an address cannot name, each once, with the name of the place they lie in; one without a place has no name. */
export async function namePoints(
  { circle, travel }: SearchCriteria,
  ask: (point: Point) => Promise<PlaceAtPoint>,
): Promise<PointNames> {
  const points = [circle, ...travel].flatMap((area) => (area === null ? [] : [area.center]));
  const byKey = new Map(points.map((point) => [pointKey(point), point]));
  const named = await Promise.allSettled(
    [...byKey].map(async ([key, point]): Promise<[string, string]> => [key, (await ask(point)).label]),
  );
  return Object.fromEntries<string>(
    named.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
  );
}
