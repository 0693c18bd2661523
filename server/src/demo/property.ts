import type { CategoryCode, Condition, EnergyClassCode, Feature, Heating, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { Town } from './towns';

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
  | 'villa'
  | 'building-land'
  | 'farmland'
  | 'garage'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'room'
  | 'bed';

export type OutdoorSpace = 'balkon' | 'lođa' | 'terasa' | null;

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
}
