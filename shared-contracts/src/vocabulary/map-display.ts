/** How exactly an ad may be placed on a map. */
export const MAP_DISPLAYS = ['only_area', 'marker', 'no_map'] as const;

export type MapDisplay = (typeof MAP_DISPLAYS)[number];
