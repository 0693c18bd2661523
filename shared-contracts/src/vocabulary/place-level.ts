/** Geography levels, widest first. Croatia has data for the first six and the touristic areas. */
export const PLACE_LEVELS = [
  'country',
  'region',
  'province',
  'city',
  'city_zone',
  'microzone',
  'macroarea',
  'touristic_area',
  'road',
  'metro_line',
  'metro',
] as const;

export type PlaceLevel = (typeof PLACE_LEVELS)[number];
