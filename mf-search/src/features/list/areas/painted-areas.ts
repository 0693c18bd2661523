import type { Isochrone } from '@kvadrat/contracts/api';
import type { MapArea, MapBounds } from '@kvadrat/map-kit';
import type { MultiPolygon } from 'geojson';
import { boundsOf, circleBounds, type Shapes } from './areas';

/** What the areas of a map are called. */
export interface AreaNames {
  drawn: string;
  circle: string;
  travel: (index: number) => string;
  meeting: string;
}

/** All areas of a search as a map shows them; of two travellers both areas, and over them what they share. */
export function paintedAreas(
  { polygons, circle }: Shapes,
  reached: readonly (Isochrone | null)[],
  meeting: MultiPolygon | null,
  names: AreaNames,
): MapArea[] {
  return [
    ...reached.flatMap((isochrone, index): MapArea[] => {
      if (isochrone === null) return [];
      return [
        {
          id: `travel-${index}`,
          shape: { kind: 'polygon', geometry: isochrone.geometry },
          look: 'travel',
          name: names.travel(index),
          pressable: false,
        },
      ];
    }),
    ...(meeting !== null && meeting.coordinates.length > 0
      ? [
          {
            id: 'meeting',
            shape: { kind: 'polygon', geometry: meeting },
            look: 'drawn',
            name: names.meeting,
            pressable: false,
          } as const,
        ]
      : []),
    ...polygons.map((points, index): MapArea => {
      const ring = [...points, ...points.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
      return {
        id: `drawn-${index}`,
        shape: { kind: 'polygon', geometry: { type: 'Polygon', coordinates: [ring] } },
        look: 'drawn',
        name: names.drawn,
        pressable: false,
      };
    }),
    ...(circle === null
      ? []
      : [
          {
            id: 'circle',
            shape: { kind: 'circle', ...circle },
            look: 'drawn',
            name: names.circle,
            pressable: false,
          } as const,
        ]),
  ];
}

/** Bounds that hold areas; null without any. */
export function boundsOfAreas(areas: readonly MapArea[]): MapBounds | null {
  const corners = areas.flatMap(({ shape }) => {
    if (shape.kind === 'circle') {
      const { south, west, north, east } = circleBounds(shape);
      return [
        { lat: south, lng: west },
        { lat: north, lng: east },
      ];
    }
    const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
    return polygons.flatMap(([outer = []]) => outer.map(([lng = 0, lat = 0]) => ({ lat, lng })));
  });
  return boundsOf(corners);
}

export function holds(outer: MapBounds, inner: MapBounds): boolean {
  return (
    outer.south <= inner.south && outer.west <= inner.west && outer.north >= inner.north && outer.east >= inner.east
  );
}
