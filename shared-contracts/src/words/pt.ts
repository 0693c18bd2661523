import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Venda',
  2: 'Arrendamento',
  14: 'Leilão',
  15: 'Vendido ou arrendado',
  all: 'Todas as ofertas',
};

export const categories: Words['categories'] = {
  1: 'Apartamentos e moradias',
  2: 'Imóveis comerciais',
  3: 'Imóveis turísticos',
  4: 'Quartos',
  5: 'Imóveis no estrangeiro',
  6: 'Empreendimentos novos',
  14: 'Imóveis em leilão',
  20: 'Prédios',
  21: 'Armazéns',
  22: 'Garagens e lugares de estacionamento',
  23: 'Escritórios',
  24: 'Terrenos',
  25: 'Pavilhões',
  26: 'Lojas',
  27: 'Prédios novos',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Apartamentos e moradias',
  'rooms-beds': 'Quartos e camas',
  'new-constructions': 'Construção nova',
  'garage-parking': 'Garagens e estacionamento',
  buildings: 'Edifícios',
  'offices-coworking': 'Escritórios e coworking',
  shops: 'Lojas',
  warehouses: 'Armazéns',
  sheds: 'Pavilhões',
  lands: 'Terrenos',
};

export const typologies: Words['typologies'] = {
  1: 'Apartamento',
  2: 'Águas-furtadas',
  3: 'Moradia isolada',
  4: 'Loft',
  5: 'Casa rústica',
  6: 'Vivenda de luxo',
  7: 'Moradia em banda',
  8: 'Escritório',
  9: 'Loja',
  10: 'Armazém',
  11: 'Pavilhão',
  12: 'Espaço comercial',
  13: 'Laboratório',
  14: 'Negócio em funcionamento',
  15: 'Terreno agrícola',
  16: 'Terreno para construção',
  17: 'Cama',
  18: 'Quarto inteiro',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Anúncio',
  project: 'Empreendimento novo',
  auction: 'Leilão',
  coworking: 'Coworking',
  estate: 'Imóvel',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Ativo',
  3: 'Vendido ou arrendado',
  14: 'Visível só para o anunciante',
};

export const conditions: Words['conditions'] = {
  new: 'Novo ou em construção',
  good: 'Bom, pronto a habitar',
  renovated: 'Excelente, renovado',
  'to-renovate': 'Para renovar',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Rés-do-chão',
  intermediate: 'Andar intermédio',
  top: 'Último andar',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Individual',
  centralized: 'Central',
  'air-conditioning': 'Ar condicionado',
};

export const features: Words['features'] = {
  furnished: 'Mobilado',
  basement: 'Cave ou arrecadação',
  pool: 'Piscina',
  elevator: 'Elevador',
  alarm: 'Alarme ou videovigilância',
  smokers: 'Fumadores bem-vindos',
  pets: 'Animais bem-vindos',
  'balcony-terrace': 'Varanda ou terraço',
  'private-garden': 'Jardim privado',
  'shared-garden': 'Jardim comum',
  'single-garage': 'Garagem para um carro',
  'double-garage': 'Garagem para dois carros',
  'parking-space': 'Lugar de estacionamento',
  'sea-view': 'Vista para o mar',
  'lake-view': 'Vista para o lago',
  'mountain-view': 'Vista para as montanhas',
  'panoramic-view': 'Vista panorâmica',
  'river-view': 'Vista para o rio',
  'park-view': 'Vista para o parque',
  'virtual-tour': 'Visita virtual',
  'income-producing': 'Com rendimento',
  students: 'Para estudantes',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Individual',
  double: 'Duplo',
  triple: 'Triplo',
  multiple: 'Múltiplo',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Cama',
  complete: 'Quarto inteiro',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Participação aberta',
  'not-participable': 'Participação encerrada',
  deserted: 'Deserto',
  suspended: 'Suspenso',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Escritório privado',
  meetings: 'Sala de reuniões',
  'fixed-workstation': 'Posto fixo',
  'mobile-workstation': 'Posto flexível',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Alta (A+ a B)',
  medium: 'Média (C a E)',
  low: 'Baixa (F e G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Livre',
  Occupato: 'Ocupado',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Só a zona',
  marker: 'Localização exata',
  no_map: 'Sem mapa',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaico',
  vetrina: 'Montra',
  star: 'Estrela',
  top: 'Top',
  premium: 'Premium',
  standard: 'Anúncio simples',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Agência imobiliária',
  privato: 'Particular',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agência',
  pro: 'Anunciante profissional',
  constructor: 'Promotor',
  court: 'Tribunal',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Especificações',
  'project-description': 'Descrição do projeto',
  'floor-plan': 'Planta',
  'energy-certificate': 'Certificado energético',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Telefone',
  message: 'Mensagem',
  email: 'E-mail',
  'phone-call': 'Chamada',
  visit: 'Visita',
  'price-proposal': 'Proposta de preço',
  'virtual-visit': 'Visita virtual',
  'in-person-visit': 'Visita presencial',
};

export const visitModes: Words['visitModes'] = {
  remote: 'À distância',
  'on-site': 'No local',
  smart: 'Visita inteligente',
  'no-smart': 'Visita normal',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Mais informações',
  address: 'Morada exata',
  'more-photos': 'Mais fotografias',
  availability: 'Disponibilidade',
  'last-message': 'Última mensagem enviada',
  other: 'Outro',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'país',
  region: 'região',
  province: 'condado',
  city: 'cidade ou município',
  city_zone: 'zona da cidade',
  microzone: 'bairro',
  macroarea: 'área alargada',
  touristic_area: 'zona turística',
  road: 'rua',
  metro_line: 'linha de metro',
  metro: 'estação de metro',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Área desenhada ou tempo de viagem',
  circle: 'Raio',
  place: 'Local',
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
