/** Ways to say where to search, each with what its area may come from. */
export const GEOGRAPHY_SEARCHES = {
  /** Drawn by hand, or reached within a time by a means of transport. */
  polygon: ['drawn', 'isochrone'],
  /** Everything within a radius. */
  circle: ['isochrone'],
  place: ['text', 'metro'],
} as const;

export type GeographySearch = keyof typeof GEOGRAPHY_SEARCHES;
export type GeographySource<S extends GeographySearch = GeographySearch> = (typeof GEOGRAPHY_SEARCHES)[S][number];

/** How one travels in the time that bounds an area. */
export const TRAVEL_MODES = ['car', 'bike', 'walk', 'transit'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Whether an area of this type may come from there: a circle is never drawn. */
export function isGeographySource<S extends GeographySearch>(search: S, source: unknown): source is GeographySource<S> {
  const sources: readonly unknown[] = GEOGRAPHY_SEARCHES[search];
  return sources.includes(source);
}
