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
import type { ListingFacts } from './listing-facts';

export interface ListingText {
  title: string;
  /** Plain text; a line break ends a paragraph. */
  description: string;
}

/** Who advertises. An agency's ads are known by its reference, a private seller's by ours. */
export type DraftAdvertiser =
  | { type: 'agenzia'; agencyId: number }
  | { type: 'privato'; name: string; phone: string | null; email?: string | null };

/**
 * An ad as a source of ads (a feed, the publishing form, the generator) hands it in.
 * Two drafts with the same advertiser and reference are the same ad.
 */
export interface ListingDraft {
  advertiser: DraftAdvertiser;
  /** Unique within the advertiser; at most 100 characters. */
  reference: string;
  status: ListingStatusCode;
  contract: ContractCode;
  category: CategoryCode;
  typology: TypologyCode;
  /** The narrowest known place, from the place directory; null abroad. */
  placeId: number | null;
  /** Name of a place abroad; only without `placeId`. */
  placeLabel?: string | null;
  /** ISO 3166 code of its country, where that is known. */
  placeCountry?: string | null;
  /** Street and number; never shown when `mapDisplay` is not `marker`. */
  address: string | null;
  /** Exact position in degrees. It is kept private unless `mapDisplay` is `marker`. */
  coordinates: { lat: number; lng: number } | null;
  mapDisplay: MapDisplay;
  /**
   * Euros. A missing, zero or negative value means "on request"; with `onRequest` the
   * value stays in the record but leaves the server in no form.
   */
  price: { value: number | null; onRequest: boolean; previous: number | null };
  /** Square metres. */
  surface: { net: number | null; gross: number | null; plot: number | null };
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  /** 0 is the ground floor, -1 the basement. */
  floor: number | null;
  floors: number | null;
  yearBuilt: number | null;
  energyClass: EnergyClassCode;
  condition: Condition | null;
  heating: Heating | null;
  features: readonly Feature[];
  visibility: VisibilityTier;
  facts?: Partial<ListingFacts>;
  /** At least one language. */
  texts: Partial<Record<Locale, ListingText>>;
  /** Null: the moment it is first saved. */
  publishedAt: Date | null;
}

/** A new ad of generated or migrated data, which brings what other ads get when they are saved. */
export interface ListingSeed extends ListingDraft {
  /** Prices before today's, oldest first; the first one holds from the publication on. */
  priceHistory?: readonly { validFrom: Date; price: number }[];
}

/** What saving a draft did. */
export type SaveOutcome = 'created' | 'changed' | 'unchanged';
