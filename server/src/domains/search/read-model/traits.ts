import {
  type Condition,
  energyLevelOf,
  type EnergyClassCode,
  type EnergyLevel,
  FEATURES,
  type Feature,
  type FloorPosition,
  type Heating,
  type LegalFact,
  type TypologyCode,
} from '@kvadrat/contracts/vocabulary';

export type Trait =
  Condition | Heating | FloorPosition | EnergyLevel | LegalFact | 'available' | 'no-commission' | 'photos' | 'plan';

/** The position of a word is its bit in the read model: append, never reorder. */
const TRAITS = [
  'new',
  'good',
  'renovated',
  'to-renovate',
  'autonomous',
  'centralized',
  'air-conditioning',
  'ground',
  'intermediate',
  'top',
  'high',
  'medium',
  'low',
  'clear-title',
  'use-permit',
  'legalized',
  'available',
  'no-commission',
  'photos',
  'plan',
] as const satisfies readonly Trait[];

const maskOf = <T>(words: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);

/** Bits of the column `traits`. */
export const traitMask = (traits: readonly Trait[]): number => maskOf<Trait>(TRAITS, traits);

/** Bits of the column `amen`. */
export const featureMask = (features: readonly Feature[]): number => maskOf(FEATURES, features);

const ATTIC: TypologyCode = 2;

export interface TraitSource {
  typology: number;
  floor: number | null;
  floors: number | null;
  energy_class: EnergyClassCode;
  condition: Condition | null;
  heating: Heating | null;
  title_clear: boolean | null;
  use_permit: boolean | null;
  legalized: boolean | null;
  /** Today: a day that the ad names decides. */
  available: boolean | null;
  commission: boolean | null;
  agency_id: number | null;
  has_photos: boolean;
  has_plan: boolean;
}

/** An attic of which nobody said the floor is on the top one. */
export function shownFloor({ typology, floor, floors }: TraitSource): number | null {
  return floor ?? (typology === ATTIC ? floors : null);
}

export function traitsOf(source: TraitSource): Trait[] {
  const level = energyLevelOf(source.energy_class);
  const position = floorPosition(source);
  return [source.condition, source.heating, position, level, ...statedTraits(source)].filter((trait) => trait !== null);
}

/** What is not stated does not hold. Who sells without an agency owes and asks for no commission. */
function statedTraits(source: TraitSource): Trait[] {
  const { title_clear, use_permit, legalized, available, commission, agency_id, has_photos, has_plan } = source;
  const stated: [Trait, boolean | null][] = [
    ['clear-title', title_clear],
    ['use-permit', use_permit],
    ['legalized', legalized],
    ['available', available],
    ['no-commission', commission === null ? agency_id === null : !commission],
    ['photos', has_photos],
    ['plan', has_plan],
  ];
  return stated.filter(([, holds]) => holds === true).map(([trait]) => trait);
}

/** Unknown where nobody said how many floors there are. */
function floorPosition(source: TraitSource): FloorPosition | null {
  const floor = shownFloor(source);
  if (source.typology === ATTIC) return 'top';
  if (floor === null) return null;
  if (floor <= 0) return 'ground';
  if (source.floors === null) return null;
  return floor >= source.floors ? 'top' : 'intermediate';
}
