import type {
  CategoryCode,
  Condition,
  CoworkingType,
  EnergyClassCode,
  Feature,
  Heating,
  TypologyCode,
} from '@kvadrat/contracts/vocabulary';
import type { Town } from './market/town';

/** What kind of thing an ad offers; decides sizes, texts and pictures. */
export type KindName =
  | 'flat'
  | 'attic'
  | 'loft'
  | 'new-flat'
  | 'holiday-flat'
  | 'house'
  | 'stone-house'
  | 'terraced-house'
  | 'farmhouse'
  | 'villa'
  | 'building-land'
  | 'farmland'
  | 'garage'
  | 'office'
  | 'coworking'
  | 'shop'
  | 'premises'
  | 'practice'
  | 'bar'
  | 'warehouse'
  | 'hall'
  | 'building'
  | 'project'
  | 'room'
  | 'bed';

export type OutdoorSpace = 'balkon' | 'lođa' | 'terasa' | null;

/** What the papers say. Null where it does not matter or nobody says. */
export interface Legal {
  titleClear: boolean | null;
  usePermit: boolean | null;
  legalized: boolean | null;
}

/** An invented property: the facts that title, description, price, photos and record are made of. */
export interface Property {
  kind: KindName;
  category: CategoryCode;
  typology: TypologyCode;
  deal: 'sale' | 'rent';
  town: Town;
  /** Name of the city as the directory writes it. */
  townName: string;
  /** Part of the city, null for the city as a whole. */
  zone: string | null;
  /** `u Trnju`, else of the city: `u Splitu`. */
  at: string;
  /** Square metres; null where the kind has none. */
  net: number | null;
  gross: number | null;
  plot: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  floors: number | null;
  yearBuilt: number | null;
  condition: Condition | null;
  heating: Heating | null;
  energyClass: EnergyClassCode;
  features: ReadonlySet<Feature>;
  outdoor: OutdoorSpace;
  /** Metres to the sea; null away from it. */
  seaMetres: number | null;
  orientation: 'jug' | 'zapad' | 'istok' | 'jugozapad' | 'jugoistok';
  legal: Legal;
  /** Free at once, after an agreed time, or let and sold with the tenant. */
  availability: 'now' | 'agreed' | 'occupied';
  /** Whether the price may be talked about. */
  negotiable: boolean;
  /** Months of rent as deposit. */
  deposit: 1 | 2;
  /** What a coworking space lets. */
  workplace: CoworkingType | null;
}
