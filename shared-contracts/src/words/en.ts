import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'For sale',
  2: 'To rent',
  14: 'Auction',
  15: 'Sold or rented',
  all: 'All offers',
};

export const categories: Words['categories'] = {
  1: 'Apartments and houses',
  2: 'Commercial property',
  3: 'Tourist property',
  4: 'Rooms',
  5: 'Property abroad',
  6: 'New developments',
  14: 'Auctions',
  20: 'Buildings',
  21: 'Warehouses',
  22: 'Garages and parking spaces',
  23: 'Offices',
  24: 'Land',
  25: 'Industrial halls',
  26: 'Shops',
  27: 'New buildings',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Flats and houses',
  'rooms-beds': 'Rooms and beds',
  'new-constructions': 'New builds',
  'garage-parking': 'Garages and parking',
  buildings: 'Buildings',
  'offices-coworking': 'Offices and coworking',
  shops: 'Shops',
  warehouses: 'Warehouses',
  sheds: 'Industrial halls',
  lands: 'Land',
};

export const typologies: Words['typologies'] = {
  1: 'Flat',
  2: 'Attic',
  3: 'Detached house',
  4: 'Loft',
  5: 'Farmhouse',
  6: 'Villa',
  7: 'Terraced house',
  8: 'Office',
  9: 'Shop',
  10: 'Warehouse',
  11: 'Industrial hall',
  12: 'Commercial premises',
  13: 'Laboratory',
  14: 'Running business',
  15: 'Agricultural land',
  16: 'Building land',
  17: 'Bed',
  18: 'Whole room',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Ad',
  project: 'Development',
  auction: 'Auction',
  coworking: 'Coworking',
  estate: 'Property',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Active',
  3: 'Sold or rented',
  14: 'Seen by the advertiser only',
};

export const conditions: Words['conditions'] = {
  new: 'New or under construction',
  good: 'Good, ready to move in',
  renovated: 'Excellent, renovated',
  'to-renovate': 'Needs renovation',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Ground floor',
  intermediate: 'Middle floor',
  top: 'Top floor',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Individual heating',
  centralized: 'Central heating',
  'air-conditioning': 'Air conditioning',
};

export const features: Words['features'] = {
  furnished: 'Furnished',
  basement: 'Basement or storage',
  pool: 'Swimming pool',
  elevator: 'Lift',
  alarm: 'Alarm or surveillance',
  smokers: 'Smokers welcome',
  pets: 'Pets welcome',
  'balcony-terrace': 'Balcony or terrace',
  'private-garden': 'Private garden',
  'shared-garden': 'Shared garden',
  'single-garage': 'Garage for one car',
  'double-garage': 'Garage for two cars',
  'parking-space': 'Parking space',
  'sea-view': 'Sea view',
  'lake-view': 'Lake view',
  'mountain-view': 'Mountain view',
  'panoramic-view': 'Panoramic view',
  'river-view': 'River view',
  'park-view': 'Park view',
  'virtual-tour': 'Virtual tour',
  'income-producing': 'Income-producing',
  students: 'For students',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Single',
  double: 'Double',
  triple: 'Triple',
  multiple: 'For several people',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Bed',
  complete: 'Whole room',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Open to bidders',
  'not-participable': 'Closed to bidders',
  deserted: 'No bids',
  suspended: 'Suspended',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Private office',
  meetings: 'Meeting room',
  'fixed-workstation': 'Fixed desk',
  'mobile-workstation': 'Flexible desk',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'High (A+ to B)',
  medium: 'Medium (C to E)',
  low: 'Low (F and G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Vacant',
  Occupato: 'Occupied',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Only the area',
  marker: 'Exact location',
  no_map: 'No map',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaic',
  vetrina: 'Showcase',
  star: 'Star',
  top: 'Top',
  premium: 'Premium',
  standard: 'Standard ad',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Estate agency',
  privato: 'Private advertiser',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agency',
  pro: 'Business advertiser',
  constructor: 'Developer',
  court: 'Court',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Specifications',
  'project-description': 'Project description',
  'floor-plan': 'Floor plan',
  'energy-certificate': 'Energy certificate',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Telephone',
  message: 'Message',
  email: 'E-mail',
  'phone-call': 'Phone call',
  visit: 'Viewing',
  'price-proposal': 'Price proposal',
  'virtual-visit': 'Virtual viewing',
  'in-person-visit': 'Viewing in person',
};

export const visitModes: Words['visitModes'] = {
  remote: 'Remote',
  'on-site': 'On site',
  smart: 'Smart viewing',
  'no-smart': 'Ordinary viewing',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'More information',
  address: 'The exact address',
  'more-photos': 'More photos',
  availability: 'Availability',
  'last-message': 'The last message sent',
  other: 'Something else',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'country',
  region: 'region',
  province: 'county',
  city: 'town or municipality',
  city_zone: 'part of town',
  microzone: 'neighbourhood',
  macroarea: 'wider area',
  touristic_area: 'tourist area',
  road: 'street',
  metro_line: 'metro line',
  metro: 'metro station',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Drawn area or travel time',
  circle: 'Radius',
  place: 'Place',
};

export const words: Words = {
  contracts,
  categories,
  categoryGroups,
  typologies,
  listingKinds,
  listingStatuses,
  conditions,
  floorPositions,
  heatings,
  features,
  roomTypes,
  roomRentals,
  auctionStatuses,
  coworkingTypes,
  energyLevels,
  availabilities,
  mapDisplays,
  visibilityTiers,
  advertiserTypes,
  agencyTypes,
  documentKinds,
  contactTypes,
  visitModes,
  contactReasons,
  placeLevels,
  geographySearches,
};
