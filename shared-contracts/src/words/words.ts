import type {
  ALL_CONTRACTS,
  AdvertiserType,
  AgencyType,
  AuctionStatus,
  Availability,
  CategoryCode,
  CategoryGroup,
  Condition,
  ContactReason,
  ContactType,
  ContractCode,
  CoworkingType,
  DocumentKind,
  EnergyLevel,
  Feature,
  FloorPosition,
  GeographySearch,
  Heating,
  ListingKind,
  ListingStatusCode,
  MapDisplay,
  PlaceLevel,
  RoomRental,
  RoomType,
  TypologyCode,
  VisibilityTier,
  VisitMode,
} from '../vocabulary';

type Named<Code extends string | number> = Readonly<Record<Code, string>>;

/**
 * The vocabulary in the words of one language, as visitors read it. Each language is a
 * subpath of its own, so that a page takes one: `@kvadrat/contracts/words/de`.
 */
export interface Words {
  contracts: Named<ContractCode | typeof ALL_CONTRACTS>;
  categories: Named<CategoryCode>;
  categoryGroups: Named<CategoryGroup>;
  typologies: Named<TypologyCode>;
  listingKinds: Named<ListingKind>;
  listingStatuses: Named<ListingStatusCode>;
  conditions: Named<Condition>;
  floorPositions: Named<FloorPosition>;
  heatings: Named<Heating>;
  features: Named<Feature>;
  roomTypes: Named<RoomType>;
  roomRentals: Named<RoomRental>;
  auctionStatuses: Named<AuctionStatus>;
  coworkingTypes: Named<CoworkingType>;
  energyLevels: Named<EnergyLevel>;
  availabilities: Named<Availability>;
  mapDisplays: Named<MapDisplay>;
  visibilityTiers: Named<VisibilityTier>;
  advertiserTypes: Named<AdvertiserType>;
  agencyTypes: Named<AgencyType>;
  documentKinds: Named<DocumentKind>;
  contactTypes: Named<ContactType>;
  visitModes: Named<VisitMode>;
  contactReasons: Named<ContactReason>;
  placeLevels: Named<PlaceLevel>;
  geographySearches: Named<GeographySearch>;
}
