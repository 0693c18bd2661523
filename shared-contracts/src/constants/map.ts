/** Where a map opens when the search names no place. Degrees. */
export const MAP_CENTER = { lat: 44.83, lng: 15.69 } as const;
export const MAP_ZOOM = 8;
export const MAP_MIN_ZOOM = 7;

/**
 * R260: zoom ranges of the map's tools. While a tool is open its range replaces the map's own, so the
 * distance tool may go below {@link MAP_MIN_ZOOM}.
 */
export const MAP_TOOL_ZOOM = {
  place: { min: 7, max: 16 },
  draw: { min: 7, max: 17 },
  distance: { min: 6, max: 17 },
} as const;
