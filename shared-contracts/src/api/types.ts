import type { Locale } from '../locales';
import type { PageHead, Breadcrumb } from '../remote';
import type { SearchNotice } from '../search';
import type {
  AdvertiserType,
  CategoryCode,
  Condition,
  ContractCode,
  EnergyClassCode,
  Feature,
  Heating,
  MapDisplay,
  PlaceLevel,
  TypologyCode,
  VisibilityTier,
} from '../vocabulary';

/** One size of a photo in one format pair. */
export interface Photo {
  alt: string;
  width: number;
  height: number;
  /** Smallest first; both addresses are root-relative. */
  sizes: { width: number; height: number; avif: string; webp: string }[];
}

export interface ListingPrice {
  /** Null when on request; the real figure never leaves the server then (O-09). */
  value: number | null;
  currency: 'EUR';
  onRequest: boolean;
  perSquareMetre: number | null;
  /** Price before the last reduction. */
  previous: number | null;
}

export interface ListingCard {
  id: number;
  path: string;
  title: string;
  contract: ContractCode;
  category: CategoryCode;
  typology: TypologyCode;
  price: ListingPrice;
  surface: { net: number | null; gross: number | null; plot: number | null };
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  energyClass: EnergyClassCode;
  place: { id: number; label: string; path: string };
  /** By the ad's map display: exact, a shifted area centre, or nothing (R106). */
  position: { lat: number; lng: number; display: MapDisplay } | null;
  photos: Photo[];
  photoCount: number;
  advertiser: { type: AdvertiserType; name: string; slug: string | null };
  visibility: VisibilityTier;
  /** ISO 8601 date-time in UTC. */
  publishedAt: string;
}

export interface SearchListResponse {
  count: number;
  countLabel: string;
  currentPage: number;
  maxPages: number;
  results: ListingCard[];
  breadcrumbs: Breadcrumb[];
  seo: Pick<PageHead, 'title' | 'description' | 'canonical' | 'robots'> & { h1: string; prev?: string; next?: string };
  notices: SearchNotice[];
  place: { id: number; label: string; path: string; level: PlaceLevel } | null;
}

export interface ListingDetail extends ListingCard {
  description: string;
  /** Language of `description`. */
  descriptionLocale: Locale;
  yearBuilt: number | null;
  floors: number | null;
  condition: Condition | null;
  heating: Heating | null;
  features: Feature[];
  reference: string;
  status: 'active' | 'sold';
  updatedAt: string;
  advertiser: ListingCard['advertiser'] & { licence: string | null; phone: string | null; website: string | null };
  breadcrumbs: Breadcrumb[];
}

export interface PlaceSuggestion {
  id: number;
  label: string;
  /** Wider places, nearest first, for example `Splitsko-dalmatinska županija`. */
  parent: string | null;
  path: string;
  level: PlaceLevel;
  /** Active ads in the place. */
  count: number;
}
