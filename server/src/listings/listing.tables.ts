import type { Locale } from '@kvadrat/contracts/locales';
import type {
  CategoryCode,
  Condition,
  ContractCode,
  EnergyClassCode,
  Feature,
  Heating,
  ListingStatusCode,
  MapDisplay,
  TypologyCode,
  VisibilityTier,
} from '@kvadrat/contracts/vocabulary';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** PostgreSQL gives `numeric` as text, so that nothing is lost on the way. */
type NullableNumeric = ColumnType<string | null, number | null, number | null>;

export interface ListingTable {
  id: Generated<number>;
  agency_id: number | null;
  owner_name: string | null;
  owner_phone: string | null;
  reference: string;
  status: ListingStatusCode;
  contract: ContractCode;
  category: CategoryCode;
  typology: TypologyCode;
  place_id: number | null;
  /** Name of a place abroad, where there is no `place_id`. */
  place_label: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  map_display: MapDisplay;
  area_key: GeneratedAlways<string>;
  price: NullableNumeric;
  price_on_request: boolean;
  currency: Generated<'EUR'>;
  previous_price: NullableNumeric;
  surface_net: NullableNumeric;
  surface_gross: NullableNumeric;
  surface_plot: NullableNumeric;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  floors: number | null;
  year_built: number | null;
  energy_class: EnergyClassCode;
  condition: Condition | null;
  heating: Heating | null;
  features: Feature[];
  visibility: VisibilityTier;
  content_hash: string;
  published_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface ListingTextTable {
  listing_id: number;
  locale: Locale;
  title: string;
  description: string;
}

export interface ListingTables {
  listing: ListingTable;
  listing_text: ListingTextTable;
}
