import type {
  CategoryCode,
  Condition,
  ContractCode,
  TypologyCode,
  VisibilityTier,
} from '@kvadrat/contracts/vocabulary';

/** What the country looks like around the property. */
export type PictureRegion = 'coast' | 'island' | 'plain' | 'hills' | 'mountain';
export type PictureDensity = 'city' | 'town' | 'village';

/** The facts of an ad that decide which pictures it shows, and in which company its cover is seen. */
export interface PictureSubject {
  contract: ContractCode;
  category: CategoryCode;
  typology: TypologyCode;
  /** Code or name of the town; ads of the same place stand in the same lists. */
  place: string;
  region: PictureRegion;
  density: PictureDensity;
  /** Metres to the sea; null away from it. */
  seaMetres: number | null;
  seaView: boolean;
  /** Net square metres; null where there are none (land). */
  net: number | null;
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  yearBuilt: number | null;
  condition: Condition | null;
  furnished: boolean;
  /** An old house of stone. */
  stone: boolean;
  pool: boolean;
  garage: boolean;
  outdoor: 'balcony' | 'loggia' | 'terrace' | null;
  /** Where the ad stands in lists: its tier and publication in the default order, and its price (null on request). */
  tier: VisibilityTier;
  publishedAt: Date;
  price: number | null;
}
