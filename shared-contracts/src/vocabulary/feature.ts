/**
 * What an ad may have: extras, garden, parking, views and the flags one can search for.
 * The position of a word is its bit in the read model's amenity mask: append, never reorder.
 */
export const FEATURES = [
  'furnished',
  'basement',
  'pool',
  'elevator',
  'alarm',
  'smokers',
  'pets',
  'balcony-terrace',
  'private-garden',
  'shared-garden',
  'single-garage',
  'double-garage',
  'parking-space',
  'sea-view',
  'lake-view',
  'mountain-view',
  'panoramic-view',
  'river-view',
  'park-view',
  'virtual-tour',
  'income-producing',
  'students',
] as const;

export type Feature = (typeof FEATURES)[number];

/** The groups a search can ask for, each word one of {@link FEATURES}. */
export const EXTRAS = [
  'furnished',
  'basement',
  'pool',
  'elevator',
  'alarm',
  'smokers',
  'pets',
] as const satisfies readonly Feature[];
export const GARDENS = ['private-garden', 'shared-garden'] as const satisfies readonly Feature[];
export const PARKINGS = ['single-garage', 'double-garage', 'parking-space'] as const satisfies readonly Feature[];
export const VIEWS = [
  'sea-view',
  'lake-view',
  'mountain-view',
  'panoramic-view',
  'river-view',
  'park-view',
] as const satisfies readonly Feature[];

/** What a flag of the address asks an ad to have; `noAste` is about the contract instead. */
export const FLAG_FEATURES = {
  balconeOterrazzo: 'balcony-terrace',
  ascensore: 'elevator',
  arredato: 'furnished',
  cantina: 'basement',
  piscina: 'pool',
  sistemaAllarmeVigilanza: 'alarm',
  animali: 'pets',
  fumatore: 'smokers',
  virtualTour: 'virtual-tour',
  aReddito: 'income-producing',
  perStudenti: 'students',
} as const satisfies Readonly<Record<string, Feature>>;
