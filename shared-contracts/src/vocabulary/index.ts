export { isOneOf } from './is-one-of';
export {
  ALL_CONTRACTS,
  CONTRACTS,
  CONTRACT_CODES,
  CONTRACT_SLUGS,
  SEARCHABLE_CONTRACTS,
  contractFromSlug,
  isSearchableContract,
  type ContractCode,
  type SearchableContract,
} from './contract';
export {
  CATEGORIES,
  CATEGORY_CODES,
  CATEGORY_SLUGS,
  categoryFromSlug,
  isCategoryCode,
  type CategoryCode,
} from './category';
export { CATEGORY_GROUPS, CATEGORY_GROUP_KEYS, categoryGroupOf, type CategoryGroup } from './category-group';
export { TYPOLOGIES, TYPOLOGY_CODES, isTypologyCode, type TypologyCode, type TypologyKey } from './typology';
export { LISTING_CONTEXTS, LISTING_KINDS, type ListingContext, type ListingKind } from './listing-kind';
export { LISTING_STATUS, type ListingStatusCode } from './listing-status';
export {
  ENERGY_CERTIFICATES,
  ENERGY_CLASSES,
  ENERGY_CLASS_CODES,
  ENERGY_LEVELS,
  ENERGY_LEVEL_KEYS,
  ENERGY_NOT_CLASSIFIED,
  energyLevelOf,
  type EnergyCertificate,
  type EnergyClassCode,
  type EnergyLevel,
} from './energy-class';
export { VISIBILITY_TIERS, isPaidVisibility, type VisibilityTier } from './visibility';
export { MAP_DISPLAYS, type MapDisplay } from './map-display';
export {
  ADVERTISER_TYPES,
  AGENCY_TYPES,
  PLAN_STATES,
  USER_TYPES,
  type AdvertiserType,
  type AgencyType,
  type PlanState,
  type UserType,
} from './advertiser';
export { PLACE_LEVELS, type PlaceLevel } from './place-level';
export {
  GEOGRAPHY_SEARCHES,
  isGeographySource,
  TRAVEL_MODES,
  type GeographySearch,
  type GeographySource,
  type TravelMode,
} from './geography-search';
export { CONDITIONS, HEATINGS, type Condition, type Heating } from './condition';
export { FLOOR_POSITIONS, type FloorPosition } from './floor-position';
export { EXTRAS, FEATURES, FLAG_FEATURES, GARDENS, PARKINGS, VIEWS, type Feature } from './feature';
export { ROOM_RENTALS, ROOM_TYPES, type RoomRental, type RoomType } from './room';
export { AUCTION_STATUSES, type AuctionStatus } from './auction-status';
export { COWORKING_TYPES, type CoworkingType } from './coworking';
export { LEGAL_FACTS, type LegalFact } from './legal-fact';
export { AVAILABILITIES, availabilityOf, type Availability } from './availability';
export { DOCUMENT_KINDS, type DocumentKind } from './document-kind';
export {
  CONTACT_REASONS,
  CONTACT_TYPES,
  CONTACT_WEIGHTS,
  DEFAULT_CONTACT_REASON,
  VISIT_MODES,
  type ContactReason,
  type ContactType,
  type VisitMode,
} from './contact';
export { PASSWORD_TYPES, SOCIAL_PROVIDERS, type PasswordType, type SocialProvider } from './account';
