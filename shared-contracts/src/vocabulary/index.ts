export { CONTRACTS, CONTRACT_CODES, contractFromSlug, isSearchableContract, type ContractCode, type SearchableContract } from './contract';
export { CATEGORIES, CATEGORY_CODES, categoryFromSlug, isCategoryCode, type CategoryCode } from './category';
export { TYPOLOGIES, TYPOLOGY_CODES, isTypologyCode, type TypologyCode, type TypologyKey } from './typology';
export { ENERGY_CLASSES, ENERGY_NOT_CLASSIFIED, type EnergyClassCode } from './energy-class';
export { VISIBILITY_TIERS, isPaidVisibility, type VisibilityTier } from './visibility';
export { MAP_DISPLAYS, type MapDisplay } from './map-display';
export { LISTING_STATUS, type ListingStatusCode } from './listing-status';
export { ADVERTISER_TYPES, AGENCY_TYPES, type AdvertiserType, type AgencyType } from './advertiser';
export { PLACE_LEVELS, type PlaceLevel } from './place-level';
