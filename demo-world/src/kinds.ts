import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { Landscape } from './market/town';
import type { KindName } from './property';

export interface Kind {
  name: KindName;
  deal: 'sale' | 'rent';
  category: CategoryCode;
  typology: TypologyCode;
  /** Share of a town's ads by landscape; kinds that are not found there have none. */
  weight: Partial<Record<Landscape, number>>;
  /** Price per square metre against a flat's. */
  factor: number;
}

type Weight = Kind['weight'];
const everywhere = (weight: number): Weight => ({ city: weight, coast: weight, island: weight, inland: weight });
const towns = (weight: number): Weight => ({ city: weight, coast: weight, inland: weight });

/**
 * The mix of the market: mostly flats for sale, houses and land outside the cities, some of everything else. Nothing is
 * invented abroad (category 5), where no figures are known to invent it from.
 */
export const KINDS: readonly Kind[] = [
  {
    name: 'flat',
    deal: 'sale',
    category: 1,
    typology: 1,
    weight: { city: 44, coast: 44, island: 18, inland: 34 },
    factor: 1,
  },
  {
    name: 'flat',
    deal: 'rent',
    category: 1,
    typology: 1,
    weight: { city: 20, coast: 13, island: 3, inland: 19 },
    factor: 1,
  },
  { name: 'attic', deal: 'sale', category: 1, typology: 2, weight: { city: 3, coast: 4, inland: 2 }, factor: 0.95 },
  { name: 'loft', deal: 'sale', category: 1, typology: 4, weight: { city: 0.6, coast: 0.4 }, factor: 1.1 },
  {
    name: 'new-flat',
    deal: 'sale',
    category: 6,
    typology: 1,
    weight: { city: 8, coast: 8, island: 5, inland: 6 },
    factor: 1.12,
  },
  { name: 'holiday-flat', deal: 'sale', category: 3, typology: 1, weight: { coast: 3, island: 8 }, factor: 1.06 },
  {
    name: 'house',
    deal: 'sale',
    category: 1,
    typology: 3,
    weight: { city: 6, coast: 6, island: 12, inland: 15 },
    factor: 0.6,
  },
  { name: 'stone-house', deal: 'sale', category: 1, typology: 3, weight: { coast: 4, island: 16 }, factor: 0.78 },
  {
    name: 'terraced-house',
    deal: 'sale',
    category: 1,
    typology: 7,
    weight: { city: 2, coast: 2, inland: 2 },
    factor: 0.68,
  },
  { name: 'farmhouse', deal: 'sale', category: 1, typology: 5, weight: { island: 1, inland: 3 }, factor: 0.42 },
  { name: 'villa', deal: 'sale', category: 1, typology: 6, weight: { city: 0.8, coast: 4, island: 9 }, factor: 1.05 },
  { name: 'house', deal: 'rent', category: 1, typology: 3, weight: { city: 1, coast: 1, inland: 1 }, factor: 0.75 },
  {
    name: 'building-land',
    deal: 'sale',
    category: 24,
    typology: 16,
    weight: { city: 2, coast: 5, island: 11, inland: 7 },
    factor: 1,
  },
  { name: 'farmland', deal: 'sale', category: 24, typology: 15, weight: { coast: 2, island: 7, inland: 4 }, factor: 1 },
  {
    name: 'garage',
    deal: 'sale',
    category: 22,
    typology: 12,
    weight: { city: 2, coast: 1.5, inland: 1.5 },
    factor: 0.5,
  },
  {
    name: 'garage',
    deal: 'rent',
    category: 22,
    typology: 12,
    weight: { city: 1, coast: 0.6, inland: 0.4 },
    factor: 0.5,
  },
  {
    name: 'office',
    deal: 'rent',
    category: 23,
    typology: 8,
    weight: { city: 3.4, coast: 1.6, inland: 1.5 },
    factor: 0.85,
  },
  {
    name: 'office',
    deal: 'sale',
    category: 23,
    typology: 8,
    weight: { city: 1.6, coast: 0.8, inland: 0.8 },
    factor: 0.72,
  },
  {
    name: 'coworking',
    deal: 'rent',
    category: 23,
    typology: 8,
    weight: { city: 1.5, coast: 0.5, inland: 0.2 },
    factor: 2,
  },
  {
    name: 'shop',
    deal: 'rent',
    category: 26,
    typology: 9,
    weight: { city: 2, coast: 2, island: 0.6, inland: 1.6 },
    factor: 1.2,
  },
  {
    name: 'shop',
    deal: 'sale',
    category: 26,
    typology: 9,
    weight: { city: 0.8, coast: 0.8, island: 0.4, inland: 0.7 },
    factor: 0.85,
  },
  { name: 'premises', deal: 'sale', category: 2, typology: 12, weight: everywhere(0.5), factor: 0.7 },
  { name: 'practice', deal: 'rent', category: 2, typology: 13, weight: towns(0.3), factor: 0.95 },
  { name: 'bar', deal: 'rent', category: 2, typology: 14, weight: everywhere(0.4), factor: 1.1 },
  {
    name: 'warehouse',
    deal: 'rent',
    category: 21,
    typology: 10,
    weight: { city: 1, coast: 0.6, inland: 1.2 },
    factor: 0.35,
  },
  {
    name: 'hall',
    deal: 'sale',
    category: 25,
    typology: 11,
    weight: { city: 0.4, coast: 0.3, inland: 0.8 },
    factor: 0.28,
  },
  {
    name: 'building',
    deal: 'sale',
    category: 20,
    typology: 1,
    weight: { city: 0.4, coast: 0.5, island: 0.4, inland: 0.4 },
    factor: 0.66,
  },
  {
    name: 'project',
    deal: 'sale',
    category: 27,
    typology: 1,
    weight: { city: 0.5, coast: 0.6, island: 0.3, inland: 0.3 },
    factor: 1.14,
  },
  {
    name: 'room',
    deal: 'rent',
    category: 4,
    typology: 18,
    weight: { city: 2.6, coast: 1.4, inland: 1.4 },
    factor: 1.3,
  },
  { name: 'bed', deal: 'rent', category: 4, typology: 17, weight: { city: 0.8, coast: 0.4, inland: 0.4 }, factor: 1.3 },
];

export function isFlat(kind: KindName): boolean {
  return (
    kind === 'flat' ||
    kind === 'attic' ||
    kind === 'loft' ||
    kind === 'new-flat' ||
    kind === 'holiday-flat' ||
    kind === 'project'
  );
}

export function isHouse(kind: KindName): boolean {
  return (
    kind === 'house' || kind === 'stone-house' || kind === 'terraced-house' || kind === 'farmhouse' || kind === 'villa'
  );
}

export function isLand(kind: KindName): boolean {
  return kind === 'building-land' || kind === 'farmland';
}

export function isRoom(kind: KindName): boolean {
  return kind === 'room' || kind === 'bed';
}

/** Where people live or holiday. */
export function isHome(kind: KindName): boolean {
  return isFlat(kind) || isHouse(kind);
}
