import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { KindName } from './property';
import type { Landscape } from './towns';

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

const everywhere = (weight: number): Kind['weight'] => ({ city: weight, coast: weight, island: weight, inland: weight });

/** The mix of the market: mostly flats for sale, houses and land outside the cities, some of everything else. */
export const KINDS: readonly Kind[] = [
  { name: 'flat', deal: 'sale', category: 1, typology: 1, weight: { city: 48, coast: 50, island: 22, inland: 40 }, factor: 1 },
  { name: 'flat', deal: 'rent', category: 1, typology: 1, weight: { city: 18, coast: 10, island: 2, inland: 12 }, factor: 1 },
  { name: 'attic', deal: 'sale', category: 1, typology: 2, weight: { city: 3, coast: 4, inland: 2 }, factor: 0.95 },
  { name: 'loft', deal: 'sale', category: 1, typology: 4, weight: { city: 1, coast: 1 }, factor: 1.15 },
  { name: 'new-flat', deal: 'sale', category: 6, typology: 1, weight: { city: 3, coast: 3, island: 3, inland: 3 }, factor: 1.2 },
  { name: 'holiday-flat', deal: 'sale', category: 3, typology: 1, weight: { coast: 3, island: 8 }, factor: 1.1 },
  { name: 'house', deal: 'sale', category: 1, typology: 3, weight: { city: 6, coast: 5, island: 12, inland: 16 }, factor: 0.62 },
  { name: 'stone-house', deal: 'sale', category: 1, typology: 3, weight: { coast: 4, island: 18 }, factor: 0.8 },
  { name: 'terraced-house', deal: 'sale', category: 1, typology: 7, weight: { city: 2, coast: 2, inland: 3 }, factor: 0.72 },
  { name: 'villa', deal: 'sale', category: 1, typology: 6, weight: { city: 1, coast: 4, island: 10 }, factor: 1.15 },
  { name: 'building-land', deal: 'sale', category: 24, typology: 16, weight: { city: 2, coast: 4, island: 10, inland: 8 }, factor: 1 },
  { name: 'farmland', deal: 'sale', category: 24, typology: 15, weight: { coast: 2, island: 8, inland: 4 }, factor: 1 },
  { name: 'garage', deal: 'sale', category: 22, typology: 12, weight: { city: 3, coast: 2, inland: 2 }, factor: 0.5 },
  { name: 'garage', deal: 'rent', category: 22, typology: 12, weight: { city: 1, coast: 1 }, factor: 0.5 },
  { name: 'office', deal: 'rent', category: 23, typology: 8, weight: { city: 4, coast: 2, inland: 2 }, factor: 0.85 },
  { name: 'office', deal: 'sale', category: 23, typology: 8, weight: { city: 2, coast: 1, inland: 1 }, factor: 0.75 },
  { name: 'shop', deal: 'rent', category: 26, typology: 9, weight: { city: 2, coast: 2, inland: 2 }, factor: 1.2 },
  { name: 'warehouse', deal: 'rent', category: 21, typology: 10, weight: { city: 1, coast: 1, inland: 2 }, factor: 0.35 },
  { name: 'room', deal: 'rent', category: 4, typology: 18, weight: { city: 3, coast: 2, inland: 2 }, factor: 1.3 },
  { name: 'bed', deal: 'rent', category: 4, typology: 17, weight: everywhere(0.5), factor: 1.3 },
];

export function isFlat(kind: KindName): boolean {
  return kind === 'flat' || kind === 'attic' || kind === 'loft' || kind === 'new-flat' || kind === 'holiday-flat';
}

export function isHouse(kind: KindName): boolean {
  return kind === 'house' || kind === 'stone-house' || kind === 'terraced-house' || kind === 'villa';
}

export function isLand(kind: KindName): boolean {
  return kind === 'building-land' || kind === 'farmland';
}
