import type { Isochrone } from '@kvadrat/contracts/api';
import type { MultiPolygon } from 'geojson';

type Reached = Isochrone['geometry'];

/** What both reach; no polygons where they do not meet. Its code comes with the second person. */
export async function meetingOf(one: Reached, other: Reached): Promise<MultiPolygon> {
  const { intersection } = await import('polyclip-ts');
  return { type: 'MultiPolygon', coordinates: intersection(polygonsOf(one), polygonsOf(other)) };
}

type Ring = [number, number][];

function polygonsOf({ coordinates }: Reached): Ring[][] {
  return coordinates.map((polygon) =>
    polygon.map((ring) => ring.map(([lng = 0, lat = 0]): [number, number] => [lng, lat])),
  );
}
