import type { Locale } from '@kvadrat/contracts/locales';
import type {
  AuctionStatus,
  CategoryCode,
  Condition,
  ContractCode,
  CoworkingType,
  EnergyCertificate,
  EnergyClassCode,
  Feature,
  Heating,
  ListingKind,
  ListingStatusCode,
  MapDisplay,
  RoomRental,
  RoomType,
  TypologyCode,
  VisibilityTier,
} from '@kvadrat/contracts/vocabulary';
import type { ColumnType, Generated } from 'kysely';

/** PostgreSQL gives `numeric` as text, so that nothing is lost on the way. */
type NullableNumeric = ColumnType<string | null, number | null, number | null>;

export const TENURES = ['share', 'lease'] as const;
/** A share of a property, or its use for a time. */
export type Tenure = (typeof TENURES)[number];

export const DERIVED_FIGURES = ['rooms', 'bedrooms'] as const;
export type DerivedFigure = (typeof DERIVED_FIGURES)[number];

export interface ListingTable {
  id: Generated<number>;
  agency_id: number | null;
  owner_name: string | null;
  owner_phone: string | null;
  owner_email: string | null;
  reference: string;
  status: ListingStatusCode;
  contract: ContractCode;
  category: CategoryCode;
  typology: TypologyCode;
  place_id: number | null;
  /** Name of a place abroad, where there is no `place_id`. */
  place_label: string | null;
  /** ISO 3166 code of the country of a place abroad; null where it is not known which. */
  place_country: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  map_display: MapDisplay;
  /** Where the circle of an ad stands that shows its area only; the database sets it. */
  area_lat: ColumnType<number | null, never, never>;
  area_lng: ColumnType<number | null, never, never>;
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
  kind: Generated<ListingKind>;
  agent_id: number | null;
  available: boolean | null;
  available_from: string | null;
  title_clear: boolean | null;
  use_permit: boolean | null;
  legalized: boolean | null;
  commission: boolean | null;
  sea_distance: number | null;
  room_type: RoomType | null;
  room_rental: RoomRental | null;
  coworking_type: CoworkingType | null;
  energy_certificate: EnergyCertificate | null;
  tour_url: string | null;
  video_url: string | null;
  /** What ours have no word for, as the advertiser says it. */
  own_words: Generated<string[]>;
  /** Figures that nobody states and that follow from others. */
  derived: Generated<DerivedFigure[]>;
  /** What is offered instead of the whole for good. */
  tenure: Tenure | null;
  withdrawn_at: Date | null;
  /** Since when the staff hides it; its `status` is secret meanwhile. */
  hidden_at: Date | null;
  /** The advertiser's own status of an ad that is hidden. */
  hidden_status: ListingStatusCode | null;
}

export interface ListingTextTable {
  listing_id: number;
  locale: Locale;
  title: string;
  description: string;
}

export interface ListingPriceTable {
  listing_id: number;
  valid_from: Date;
  price: NullableNumeric;
}

export const PROJECT_PHASES = ['planned', 'permitted', 'under-construction', 'shell', 'finished'] as const;
export type ProjectPhase = (typeof PROJECT_PHASES)[number];

export const UNIT_STATES = ['free', 'reserved', 'sold'] as const;

export interface ProjectTable {
  listing_id: number;
  name: string;
  phase: ProjectPhase;
  permit: string | null;
  finished_on: string | null;
  floors: number;
}

export interface ProjectUnitTable {
  project_id: number;
  label: string;
  floor: number;
  rooms: number;
  surface: ColumnType<string, number, number>;
  price: NullableNumeric;
  state: (typeof UNIT_STATES)[number];
}

export interface AuctionTable {
  listing_id: number;
  case_number: string;
  status: AuctionStatus;
  round: number;
  starts_at: Date;
  ends_at: Date;
  estimate: ColumnType<string, number, number>;
  lowest_bid: ColumnType<string, number, number>;
  deposit: ColumnType<string, number, number>;
}

interface ListingTwinTable {
  listing_id: number;
  twin: number;
}

declare module '../../platform/db/database' {
  interface Database {
    auction: AuctionTable;
    listing: ListingTable;
    listing_price: ListingPriceTable;
    listing_text: ListingTextTable;
    listing_twin: ListingTwinTable;
    twin_check: { listing_id: number };
    project: ProjectTable;
    project_unit: ProjectUnitTable;
  }
}
