import type { Room } from '@kvadrat/server/domains/media';

interface Family {
  /** Pictures there are of it. */
  count: number;
  /** What they show. */
  room: Room;
}

/**
 * Kinds of drawn pictures. An ad asks for families that fit it, never for single pictures; the words after the dash
 * say where a family may be shown.
 */
const FAMILIES = {
  'living-sea': { count: 32, room: 'living-room' },
  'living-city': { count: 32, room: 'living-room' },
  'living-green': { count: 24, room: 'living-room' },
  'empty-room': { count: 8, room: 'living-room' },
  kitchen: { count: 30, room: 'kitchen' },
  'kitchen-sea': { count: 12, room: 'kitchen' },
  bedroom: { count: 54, room: 'bedroom' },
  'bedroom-sea': { count: 10, room: 'bedroom' },
  bathroom: { count: 18, room: 'bathroom' },
  'block-inland': { count: 20, room: 'building' },
  'block-coast': { count: 20, room: 'building' },
  'new-inland': { count: 14, room: 'building' },
  'new-coast': { count: 14, room: 'building' },
  'old-facade': { count: 16, room: 'facade' },
  'stone-house': { count: 36, room: 'facade' },
  'house-inland': { count: 44, room: 'facade' },
  'house-coast': { count: 36, room: 'facade' },
  villa: { count: 52, room: 'pool' },
  terraced: { count: 28, room: 'facade' },
  'terrace-sea': { count: 20, room: 'terrace' },
  'balcony-city': { count: 14, room: 'terrace' },
  'land-coast': { count: 62, room: 'land' },
  'land-inland': { count: 60, room: 'land' },
  office: { count: 74, room: 'office' },
  shop: { count: 60, room: 'shop' },
  garage: { count: 54, room: 'garage' },
  warehouse: { count: 30, room: 'warehouse' },
  'view-sea': { count: 8, room: 'sea' },
  'view-old-town': { count: 6, room: 'view' },
  'view-city': { count: 6, room: 'view' },
  'view-plain': { count: 6, room: 'view' },
  'view-hills': { count: 6, room: 'view' },
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES).filter(isFamily);

function isFamily(name: string): name is FamilyName {
  return Object.hasOwn(FAMILIES, name);
}

export interface Scene {
  /** `living-sea-7`; what a picture is drawn from. */
  recipe: string;
  family: FamilyName;
  /** From 0. */
  variant: number;
  room: Room;
}

/** All pictures that are not made for a single ad. */
export const SCENES: readonly Scene[] = FAMILY_NAMES.flatMap((family) =>
  Array.from({ length: FAMILIES[family].count }, (_, variant) => ({
    recipe: `${family}-${String(variant + 1)}`,
    family,
    variant,
    room: FAMILIES[family].room,
  })),
);

const RECIPES = new Set(SCENES.map(({ recipe }) => recipe));

/** Whether a recipe stands for one of these, and not for a plan or an older version's picture. */
export function isScene(recipe: string): boolean {
  return RECIPES.has(recipe);
}
