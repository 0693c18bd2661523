import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Prodaja',
  2: 'Najam',
  14: 'Dražba',
  15: 'Prodano ili iznajmljeno',
  all: 'Sve ponude',
};

export const categories: Words['categories'] = {
  1: 'Stanovi i kuće',
  2: 'Poslovne nekretnine',
  3: 'Turističke nekretnine',
  4: 'Sobe',
  5: 'Inozemne nekretnine',
  6: 'Novogradnja',
  14: 'Nekretnine na dražbi',
  20: 'Zgrade',
  21: 'Skladišta',
  22: 'Garaže i parkirna mjesta',
  23: 'Uredi',
  24: 'Zemljišta',
  25: 'Hale',
  26: 'Poslovni lokali',
  27: 'Nove zgrade',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Stanovi i kuće',
  'rooms-beds': 'Sobe i ležajevi',
  'new-constructions': 'Novogradnja',
  'garage-parking': 'Garaže i parkirna mjesta',
  buildings: 'Zgrade',
  'offices-coworking': 'Uredi i coworking',
  shops: 'Lokali',
  warehouses: 'Skladišta',
  sheds: 'Hale',
  lands: 'Zemljišta',
};

export const typologies: Words['typologies'] = {
  1: 'Stan',
  2: 'Potkrovlje',
  3: 'Samostojeća kuća',
  4: 'Loft',
  5: 'Seoska kuća',
  6: 'Vila',
  7: 'Kuća u nizu',
  8: 'Ured',
  9: 'Trgovina',
  10: 'Skladište',
  11: 'Hala',
  12: 'Poslovni prostor',
  13: 'Laboratorij',
  14: 'Uhodan posao',
  15: 'Poljoprivredno zemljište',
  16: 'Građevinsko zemljište',
  17: 'Ležaj',
  18: 'Cijela soba',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Oglas',
  project: 'Projekt novogradnje',
  auction: 'Dražba',
  coworking: 'Coworking',
  estate: 'Nekretnina',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Aktivno',
  3: 'Prodano ili iznajmljeno',
  14: 'Vidi samo oglašivač',
};

export const conditions: Words['conditions'] = {
  new: 'Novo ili u izgradnji',
  good: 'Dobro, useljivo',
  renovated: 'Izvrsno, preuređeno',
  'to-renovate': 'Za preuređenje',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Prizemlje',
  intermediate: 'Srednji kat',
  top: 'Najviši kat',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Etažno',
  centralized: 'Centralno',
  'air-conditioning': 'Klima-uređaj',
};

export const features: Words['features'] = {
  furnished: 'Namješteno',
  basement: 'Podrum ili spremište',
  pool: 'Bazen',
  elevator: 'Lift',
  alarm: 'Alarm ili nadzor',
  smokers: 'Pušači dobrodošli',
  pets: 'Kućni ljubimci dobrodošli',
  'balcony-terrace': 'Balkon ili terasa',
  'private-garden': 'Vlastiti vrt',
  'shared-garden': 'Zajednički vrt',
  'single-garage': 'Garaža za jedan automobil',
  'double-garage': 'Garaža za dva automobila',
  'parking-space': 'Parkirno mjesto',
  'sea-view': 'Pogled na more',
  'lake-view': 'Pogled na jezero',
  'mountain-view': 'Pogled na planine',
  'panoramic-view': 'Panoramski pogled',
  'river-view': 'Pogled na rijeku',
  'park-view': 'Pogled na park',
  'virtual-tour': 'Virtualni obilazak',
  'income-producing': 'Donosi prihod',
  students: 'Za studente',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Jednokrevetna',
  double: 'Dvokrevetna',
  triple: 'Trokrevetna',
  multiple: 'Višekrevetna',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Ležaj',
  complete: 'Cijela soba',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Otvorena za sudjelovanje',
  'not-participable': 'Zatvorena za sudjelovanje',
  deserted: 'Bez ponuda',
  suspended: 'Obustavljena',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Zaseban ured',
  meetings: 'Prostor za sastanke',
  'fixed-workstation': 'Stalno radno mjesto',
  'mobile-workstation': 'Promjenjivo radno mjesto',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Visok (A+ do B)',
  medium: 'Srednji (C do E)',
  low: 'Nizak (F i G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Slobodno',
  Occupato: 'Zauzeto',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Samo okolica',
  marker: 'Točan položaj',
  no_map: 'Bez karte',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mozaik',
  vetrina: 'Izlog',
  star: 'Zvijezda',
  top: 'Top',
  premium: 'Premium',
  standard: 'Obični oglas',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Agencija za nekretnine',
  privato: 'Privatni oglašivač',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agencija',
  pro: 'Poslovni oglašivač',
  constructor: 'Investitor',
  court: 'Sud',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Tehnički opis',
  'project-description': 'Opis projekta',
  'floor-plan': 'Tlocrt',
  'energy-certificate': 'Energetski certifikat',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Telefon',
  message: 'Poruka',
  email: 'E-pošta',
  'phone-call': 'Telefonski poziv',
  visit: 'Razgled',
  'price-proposal': 'Prijedlog cijene',
  'virtual-visit': 'Virtualni razgled',
  'in-person-visit': 'Razgled uživo',
};

export const visitModes: Words['visitModes'] = {
  remote: 'Na daljinu',
  'on-site': 'Na licu mjesta',
  smart: 'Pametni razgled',
  'no-smart': 'Obični razgled',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Više informacija',
  address: 'Točna adresa',
  'more-photos': 'Više fotografija',
  availability: 'Dostupnost',
  'last-message': 'Zadnja poslana poruka',
  other: 'Drugo',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'država',
  region: 'regija',
  province: 'županija',
  city: 'grad ili općina',
  city_zone: 'dio grada',
  microzone: 'kvart',
  macroarea: 'šire područje',
  touristic_area: 'turističko područje',
  road: 'ulica',
  metro_line: 'linija metroa',
  metro: 'stanica metroa',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Nacrtano područje ili vrijeme putovanja',
  circle: 'Krug',
  place: 'Mjesto',
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
