import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Vente',
  2: 'Location',
  14: 'Vente aux enchères',
  15: 'Vendu ou loué',
  all: 'Toutes les offres',
};

export const categories: Words['categories'] = {
  1: 'Appartements et maisons',
  2: 'Locaux professionnels',
  3: 'Biens touristiques',
  4: 'Chambres',
  5: 'Biens à l’étranger',
  6: 'Programmes neufs',
  14: 'Biens aux enchères',
  20: 'Immeubles',
  21: 'Entrepôts',
  22: 'Garages et parkings',
  23: 'Bureaux',
  24: 'Terrains',
  25: 'Hangars',
  26: 'Boutiques',
  27: 'Immeubles neufs',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Appartements et maisons',
  'rooms-beds': 'Chambres et places de lit',
  'new-constructions': 'Neuf',
  'garage-parking': 'Garages et parkings',
  buildings: 'Immeubles',
  'offices-coworking': 'Bureaux et coworking',
  shops: 'Locaux commerciaux',
  warehouses: 'Entrepôts',
  sheds: 'Hangars',
  lands: 'Terrains',
};

export const typologies: Words['typologies'] = {
  1: 'Appartement',
  2: 'Combles aménagés',
  3: 'Maison individuelle',
  4: 'Loft',
  5: 'Maison de campagne',
  6: 'Villa',
  7: 'Maison mitoyenne',
  8: 'Bureau',
  9: 'Boutique',
  10: 'Entrepôt',
  11: 'Hangar',
  12: 'Local d’activité',
  13: 'Laboratoire',
  14: 'Fonds de commerce',
  15: 'Terrain agricole',
  16: 'Terrain à bâtir',
  17: 'Place de lit',
  18: 'Chambre entière',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Annonce',
  project: 'Programme neuf',
  auction: 'Vente aux enchères',
  coworking: 'Coworking',
  estate: 'Bien immobilier',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Active',
  3: 'Vendu ou loué',
  14: 'Visible par l’annonceur seulement',
};

export const conditions: Words['conditions'] = {
  new: 'Neuf ou en construction',
  good: 'Bon état, habitable',
  renovated: 'Excellent état, rénové',
  'to-renovate': 'À rénover',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Rez-de-chaussée',
  intermediate: 'Étage intermédiaire',
  top: 'Dernier étage',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Chauffage individuel',
  centralized: 'Chauffage collectif',
  'air-conditioning': 'Climatisation',
};

export const features: Words['features'] = {
  furnished: 'Meublé',
  basement: 'Cave ou rangement',
  pool: 'Piscine',
  elevator: 'Ascenseur',
  alarm: 'Alarme ou surveillance',
  smokers: 'Fumeurs acceptés',
  pets: 'Animaux acceptés',
  'balcony-terrace': 'Balcon ou terrasse',
  'private-garden': 'Jardin privé',
  'shared-garden': 'Jardin partagé',
  'single-garage': 'Garage pour une voiture',
  'double-garage': 'Garage pour deux voitures',
  'parking-space': 'Place de parking',
  'sea-view': 'Vue sur la mer',
  'lake-view': 'Vue sur le lac',
  'mountain-view': 'Vue sur les montagnes',
  'panoramic-view': 'Vue panoramique',
  'river-view': 'Vue sur la rivière',
  'park-view': 'Vue sur le parc',
  'virtual-tour': 'Visite virtuelle',
  'income-producing': 'Avec revenus locatifs',
  students: 'Pour étudiants',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Individuelle',
  double: 'Double',
  triple: 'Triple',
  multiple: 'À plusieurs lits',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Place de lit',
  complete: 'Chambre entière',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Participation ouverte',
  'not-participable': 'Participation close',
  deserted: 'Sans enchère',
  suspended: 'Suspendue',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Bureau privé',
  meetings: 'Salle de réunion',
  'fixed-workstation': 'Poste fixe',
  'mobile-workstation': 'Poste mobile',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Élevée (A+ à B)',
  medium: 'Moyenne (C à E)',
  low: 'Faible (F et G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Libre',
  Occupato: 'Occupé',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Seulement le secteur',
  marker: 'Emplacement exact',
  no_map: 'Sans carte',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaïque',
  vetrina: 'Vitrine',
  star: 'Étoile',
  top: 'Top',
  premium: 'Premium',
  standard: 'Annonce simple',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Agence immobilière',
  privato: 'Particulier',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agence',
  pro: 'Annonceur professionnel',
  constructor: 'Promoteur',
  court: 'Tribunal',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Descriptif technique',
  'project-description': 'Description du projet',
  'floor-plan': 'Plan',
  'energy-certificate': 'Certificat énergétique',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Téléphone',
  message: 'Message',
  email: 'E-mail',
  'phone-call': 'Appel téléphonique',
  visit: 'Visite',
  'price-proposal': 'Proposition de prix',
  'virtual-visit': 'Visite à distance',
  'in-person-visit': 'Visite sur place',
};

export const visitModes: Words['visitModes'] = {
  remote: 'À distance',
  'on-site': 'Sur place',
  smart: 'Visite intelligente',
  'no-smart': 'Visite ordinaire',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Plus d’informations',
  address: 'Adresse exacte',
  'more-photos': 'Plus de photos',
  availability: 'Disponibilité',
  'last-message': 'Dernier message envoyé',
  other: 'Autre',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'pays',
  region: 'région',
  province: 'comitat',
  city: 'ville ou commune',
  city_zone: 'secteur de la ville',
  microzone: 'quartier',
  macroarea: 'zone plus large',
  touristic_area: 'zone touristique',
  road: 'rue',
  metro_line: 'ligne de métro',
  metro: 'station de métro',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Zone dessinée ou temps de trajet',
  circle: 'Rayon',
  place: 'Lieu',
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
