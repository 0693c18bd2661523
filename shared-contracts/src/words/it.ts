import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Vendita',
  2: 'Affitto',
  14: 'Asta',
  15: 'Venduto o affittato',
  all: 'Tutte le offerte',
};

export const categories: Words['categories'] = {
  1: 'Case e appartamenti',
  2: 'Immobili commerciali',
  3: 'Immobili turistici',
  4: 'Stanze',
  5: 'Immobili all’estero',
  6: 'Nuove costruzioni',
  14: 'Immobili all’asta',
  20: 'Palazzi',
  21: 'Magazzini',
  22: 'Garage e posti auto',
  23: 'Uffici',
  24: 'Terreni',
  25: 'Capannoni',
  26: 'Negozi',
  27: 'Nuovi edifici',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Appartamenti e case',
  'rooms-beds': 'Stanze e posti letto',
  'new-constructions': 'Nuove costruzioni',
  'garage-parking': 'Garage e posti auto',
  buildings: 'Edifici',
  'offices-coworking': 'Uffici e coworking',
  shops: 'Negozi',
  warehouses: 'Magazzini',
  sheds: 'Capannoni',
  lands: 'Terreni',
};

export const typologies: Words['typologies'] = {
  1: 'Appartamento',
  2: 'Mansarda',
  3: 'Casa indipendente',
  4: 'Loft',
  5: 'Casale',
  6: 'Villa',
  7: 'Casa a schiera',
  8: 'Ufficio',
  9: 'Negozio',
  10: 'Magazzino',
  11: 'Capannone',
  12: 'Locale commerciale',
  13: 'Laboratorio',
  14: 'Attività avviata',
  15: 'Terreno agricolo',
  16: 'Terreno edificabile',
  17: 'Posto letto',
  18: 'Stanza intera',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Annuncio',
  project: 'Progetto di nuova costruzione',
  auction: 'Asta',
  coworking: 'Coworking',
  estate: 'Immobile',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Attivo',
  3: 'Venduto o affittato',
  14: 'Visibile solo all’inserzionista',
};

export const conditions: Words['conditions'] = {
  new: 'Nuovo o in costruzione',
  good: 'Buono, abitabile',
  renovated: 'Ottimo, ristrutturato',
  'to-renovate': 'Da ristrutturare',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Piano terra',
  intermediate: 'Piano intermedio',
  top: 'Ultimo piano',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Autonomo',
  centralized: 'Centralizzato',
  'air-conditioning': 'Climatizzatore',
};

export const features: Words['features'] = {
  furnished: 'Arredato',
  basement: 'Cantina o ripostiglio',
  pool: 'Piscina',
  elevator: 'Ascensore',
  alarm: 'Allarme o videosorveglianza',
  smokers: 'Fumatori ammessi',
  pets: 'Animali ammessi',
  'balcony-terrace': 'Balcone o terrazza',
  'private-garden': 'Giardino privato',
  'shared-garden': 'Giardino comune',
  'single-garage': 'Box singolo',
  'double-garage': 'Box doppio',
  'parking-space': 'Posto auto',
  'sea-view': 'Vista mare',
  'lake-view': 'Vista lago',
  'mountain-view': 'Vista montagne',
  'panoramic-view': 'Vista panoramica',
  'river-view': 'Vista fiume',
  'park-view': 'Vista parco',
  'virtual-tour': 'Visita virtuale',
  'income-producing': 'A reddito',
  students: 'Per studenti',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Singola',
  double: 'Doppia',
  triple: 'Tripla',
  multiple: 'Multipla',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Posto letto',
  complete: 'Stanza intera',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Partecipazione aperta',
  'not-participable': 'Partecipazione chiusa',
  deserted: 'Andata deserta',
  suspended: 'Sospesa',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Ufficio privato',
  meetings: 'Sala riunioni',
  'fixed-workstation': 'Postazione fissa',
  'mobile-workstation': 'Postazione mobile',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Alta (da A+ a B)',
  medium: 'Media (da C a E)',
  low: 'Bassa (F e G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Libero',
  Occupato: 'Occupato',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Solo la zona',
  marker: 'Posizione esatta',
  no_map: 'Senza mappa',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaico',
  vetrina: 'Vetrina',
  star: 'Star',
  top: 'Top',
  premium: 'Premium',
  standard: 'Annuncio semplice',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Agenzia immobiliare',
  privato: 'Privato',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agenzia',
  pro: 'Inserzionista professionale',
  constructor: 'Costruttore',
  court: 'Tribunale',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Capitolato',
  'project-description': 'Descrizione del progetto',
  'floor-plan': 'Planimetria',
  'energy-certificate': 'Attestato energetico',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Telefono',
  message: 'Messaggio',
  email: 'E-mail',
  'phone-call': 'Telefonata',
  visit: 'Visita',
  'price-proposal': 'Proposta di prezzo',
  'virtual-visit': 'Visita a distanza',
  'in-person-visit': 'Visita di persona',
};

export const visitModes: Words['visitModes'] = {
  remote: 'A distanza',
  'on-site': 'Sul posto',
  smart: 'Visita smart',
  'no-smart': 'Visita ordinaria',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Maggiori informazioni',
  address: 'Indirizzo esatto',
  'more-photos': 'Altre foto',
  availability: 'Disponibilità',
  'last-message': 'Ultimo messaggio inviato',
  other: 'Altro',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'paese',
  region: 'regione',
  province: 'regione (županija)',
  city: 'città o comune',
  city_zone: 'zona della città',
  microzone: 'quartiere',
  macroarea: 'area più ampia',
  touristic_area: 'area turistica',
  road: 'via',
  metro_line: 'linea metropolitana',
  metro: 'stazione della metropolitana',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Area disegnata o tempo di viaggio',
  circle: 'Raggio',
  place: 'Luogo',
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
