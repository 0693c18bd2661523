import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Kaufen',
  2: 'Mieten',
  14: 'Versteigerung',
  15: 'Verkauft oder vermietet',
  all: 'Alle Angebote',
};

export const categories: Words['categories'] = {
  1: 'Wohnungen und Häuser',
  2: 'Gewerbeimmobilien',
  3: 'Ferienimmobilien',
  4: 'Zimmer',
  5: 'Auslandsimmobilien',
  6: 'Neubauprojekte',
  14: 'Versteigerungen',
  20: 'Gebäude',
  21: 'Lagerhallen',
  22: 'Garagen und Stellplätze',
  23: 'Büros',
  24: 'Grundstücke',
  25: 'Hallen',
  26: 'Ladenlokale',
  27: 'Neubauten',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Wohnungen und Häuser',
  'rooms-beds': 'Zimmer und Betten',
  'new-constructions': 'Neubau',
  'garage-parking': 'Garagen und Stellplätze',
  buildings: 'Gebäude',
  'offices-coworking': 'Büros und Coworking',
  shops: 'Ladenlokale',
  warehouses: 'Lager',
  sheds: 'Hallen',
  lands: 'Grundstücke',
};

export const typologies: Words['typologies'] = {
  1: 'Wohnung',
  2: 'Dachgeschoss',
  3: 'Freistehendes Haus',
  4: 'Loft',
  5: 'Landhaus',
  6: 'Villa',
  7: 'Reihenhaus',
  8: 'Büro',
  9: 'Laden',
  10: 'Lager',
  11: 'Halle',
  12: 'Gewerbefläche',
  13: 'Labor',
  14: 'Laufender Betrieb',
  15: 'Landwirtschaftliche Fläche',
  16: 'Bauland',
  17: 'Bett',
  18: 'Ganzes Zimmer',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Anzeige',
  project: 'Neubauprojekt',
  auction: 'Versteigerung',
  coworking: 'Coworking',
  estate: 'Immobilie',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Aktiv',
  3: 'Verkauft oder vermietet',
  14: 'Nur für den Anbieter sichtbar',
};

export const conditions: Words['conditions'] = {
  new: 'Neu oder im Bau',
  good: 'Gut, bezugsfertig',
  renovated: 'Sehr gut, renoviert',
  'to-renovate': 'Renovierungsbedürftig',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Erdgeschoss',
  intermediate: 'Mittleres Geschoss',
  top: 'Oberstes Geschoss',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Etagenheizung',
  centralized: 'Zentralheizung',
  'air-conditioning': 'Klimaanlage',
};

export const features: Words['features'] = {
  furnished: 'Möbliert',
  basement: 'Keller oder Abstellraum',
  pool: 'Pool',
  elevator: 'Aufzug',
  alarm: 'Alarm oder Überwachung',
  smokers: 'Rauchen erlaubt',
  pets: 'Haustiere erlaubt',
  'balcony-terrace': 'Balkon oder Terrasse',
  'private-garden': 'Eigener Garten',
  'shared-garden': 'Gemeinschaftsgarten',
  'single-garage': 'Garage für ein Auto',
  'double-garage': 'Garage für zwei Autos',
  'parking-space': 'Stellplatz',
  'sea-view': 'Meerblick',
  'lake-view': 'Seeblick',
  'mountain-view': 'Bergblick',
  'panoramic-view': 'Panoramablick',
  'river-view': 'Flussblick',
  'park-view': 'Blick auf den Park',
  'virtual-tour': 'Virtueller Rundgang',
  'income-producing': 'Vermietet, mit Ertrag',
  students: 'Für Studierende',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Einzelzimmer',
  double: 'Doppelzimmer',
  triple: 'Dreibettzimmer',
  multiple: 'Mehrbettzimmer',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Bett',
  complete: 'Ganzes Zimmer',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Teilnahme möglich',
  'not-participable': 'Teilnahme nicht möglich',
  deserted: 'Ohne Gebote',
  suspended: 'Ausgesetzt',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Eigenes Büro',
  meetings: 'Besprechungsraum',
  'fixed-workstation': 'Fester Arbeitsplatz',
  'mobile-workstation': 'Flexibler Arbeitsplatz',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Hoch (A+ bis B)',
  medium: 'Mittel (C bis E)',
  low: 'Niedrig (F und G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Frei',
  Occupato: 'Bewohnt',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Nur die Umgebung',
  marker: 'Genaue Lage',
  no_map: 'Ohne Karte',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaik',
  vetrina: 'Schaufenster',
  star: 'Stern',
  top: 'Top',
  premium: 'Premium',
  standard: 'Einfache Anzeige',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Immobilienagentur',
  privato: 'Privatperson',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agentur',
  pro: 'Gewerblicher Anbieter',
  constructor: 'Bauträger',
  court: 'Gericht',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Baubeschreibung',
  'project-description': 'Projektbeschreibung',
  'floor-plan': 'Grundriss',
  'energy-certificate': 'Energieausweis',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Telefon',
  message: 'Nachricht',
  email: 'E-Mail',
  'phone-call': 'Anruf',
  visit: 'Besichtigung',
  'price-proposal': 'Preisvorschlag',
  'virtual-visit': 'Virtuelle Besichtigung',
  'in-person-visit': 'Besichtigung vor Ort',
};

export const visitModes: Words['visitModes'] = {
  remote: 'Aus der Ferne',
  'on-site': 'Vor Ort',
  smart: 'Smarte Besichtigung',
  'no-smart': 'Übliche Besichtigung',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Mehr Informationen',
  address: 'Genaue Adresse',
  'more-photos': 'Mehr Fotos',
  availability: 'Verfügbarkeit',
  'last-message': 'Zuletzt gesendete Nachricht',
  other: 'Anderes',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'Land',
  region: 'Region',
  province: 'Gespanschaft',
  city: 'Stadt oder Gemeinde',
  city_zone: 'Stadtteil',
  microzone: 'Viertel',
  macroarea: 'größeres Gebiet',
  touristic_area: 'Urlaubsgebiet',
  road: 'Straße',
  metro_line: 'U-Bahn-Linie',
  metro: 'U-Bahn-Station',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Gezeichnetes Gebiet oder Reisezeit',
  circle: 'Umkreis',
  place: 'Ort',
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
