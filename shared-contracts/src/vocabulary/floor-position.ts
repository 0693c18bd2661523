/** Where in its building a property lies. */
export const FLOOR_POSITIONS = ['ground', 'intermediate', 'top'] as const;
export type FloorPosition = (typeof FLOOR_POSITIONS)[number];
