import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Venta',
  2: 'Alquiler',
  14: 'Subasta',
  15: 'Vendido o alquilado',
  all: 'Todas las ofertas',
};

export const categories: Words['categories'] = {
  1: 'Pisos y casas',
  2: 'Inmuebles comerciales',
  3: 'Inmuebles turísticos',
  4: 'Habitaciones',
  5: 'Inmuebles en el extranjero',
  6: 'Obra nueva',
  14: 'Inmuebles en subasta',
  20: 'Edificios',
  21: 'Almacenes',
  22: 'Garajes y plazas de aparcamiento',
  23: 'Oficinas',
  24: 'Terrenos',
  25: 'Naves',
  26: 'Locales comerciales',
  27: 'Edificios nuevos',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Pisos y casas',
  'rooms-beds': 'Habitaciones y plazas',
  'new-constructions': 'Obra nueva',
  'garage-parking': 'Garajes y plazas de aparcamiento',
  buildings: 'Edificios',
  'offices-coworking': 'Oficinas y coworking',
  shops: 'Locales',
  warehouses: 'Almacenes',
  sheds: 'Naves',
  lands: 'Terrenos',
};

export const typologies: Words['typologies'] = {
  1: 'Piso',
  2: 'Ático abuhardillado',
  3: 'Casa independiente',
  4: 'Loft',
  5: 'Casa rural',
  6: 'Villa',
  7: 'Casa adosada',
  8: 'Oficina',
  9: 'Tienda',
  10: 'Almacén',
  11: 'Nave',
  12: 'Local comercial',
  13: 'Laboratorio',
  14: 'Negocio en marcha',
  15: 'Terreno agrícola',
  16: 'Terreno edificable',
  17: 'Plaza en habitación compartida',
  18: 'Habitación completa',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Anuncio',
  project: 'Promoción de obra nueva',
  auction: 'Subasta',
  coworking: 'Coworking',
  estate: 'Inmueble',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Activo',
  3: 'Vendido o alquilado',
  14: 'Visible solo para el anunciante',
};

export const conditions: Words['conditions'] = {
  new: 'Nuevo o en construcción',
  good: 'Buen estado, para entrar a vivir',
  renovated: 'Excelente, reformado',
  'to-renovate': 'Para reformar',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Planta baja',
  intermediate: 'Planta intermedia',
  top: 'Última planta',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Individual',
  centralized: 'Central',
  'air-conditioning': 'Aire acondicionado',
};

export const features: Words['features'] = {
  furnished: 'Amueblado',
  basement: 'Sótano o trastero',
  pool: 'Piscina',
  elevator: 'Ascensor',
  alarm: 'Alarma o vigilancia',
  smokers: 'Se admiten fumadores',
  pets: 'Se admiten mascotas',
  'balcony-terrace': 'Balcón o terraza',
  'private-garden': 'Jardín privado',
  'shared-garden': 'Jardín comunitario',
  'single-garage': 'Garaje para un coche',
  'double-garage': 'Garaje para dos coches',
  'parking-space': 'Plaza de aparcamiento',
  'sea-view': 'Vistas al mar',
  'lake-view': 'Vistas al lago',
  'mountain-view': 'Vistas a la montaña',
  'panoramic-view': 'Vistas panorámicas',
  'river-view': 'Vistas al río',
  'park-view': 'Vistas al parque',
  'virtual-tour': 'Visita virtual',
  'income-producing': 'Con rentabilidad',
  students: 'Para estudiantes',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Individual',
  double: 'Doble',
  triple: 'Triple',
  multiple: 'Múltiple',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Plaza en habitación compartida',
  complete: 'Habitación completa',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Participación abierta',
  'not-participable': 'Participación cerrada',
  deserted: 'Desierta',
  suspended: 'Suspendida',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Oficina privada',
  meetings: 'Sala de reuniones',
  'fixed-workstation': 'Puesto fijo',
  'mobile-workstation': 'Puesto flexible',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Alta (de A+ a B)',
  medium: 'Media (de C a E)',
  low: 'Baja (F y G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Libre',
  Occupato: 'Ocupado',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Solo la zona',
  marker: 'Ubicación exacta',
  no_map: 'Sin mapa',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Mosaico',
  vetrina: 'Escaparate',
  star: 'Estrella',
  top: 'Top',
  premium: 'Premium',
  standard: 'Anuncio básico',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Agencia inmobiliaria',
  privato: 'Particular',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Agencia',
  pro: 'Anunciante profesional',
  constructor: 'Promotora',
  court: 'Juzgado',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Memoria de calidades',
  'project-description': 'Descripción del proyecto',
  'floor-plan': 'Plano',
  'energy-certificate': 'Certificado energético',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Teléfono',
  message: 'Mensaje',
  email: 'Correo electrónico',
  'phone-call': 'Llamada',
  visit: 'Visita',
  'price-proposal': 'Propuesta de precio',
  'virtual-visit': 'Visita virtual',
  'in-person-visit': 'Visita en persona',
};

export const visitModes: Words['visitModes'] = {
  remote: 'A distancia',
  'on-site': 'En el lugar',
  smart: 'Visita inteligente',
  'no-smart': 'Visita corriente',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Más información',
  address: 'Dirección exacta',
  'more-photos': 'Más fotos',
  availability: 'Disponibilidad',
  'last-message': 'Último mensaje enviado',
  other: 'Otro',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'país',
  region: 'región',
  province: 'condado',
  city: 'ciudad o municipio',
  city_zone: 'zona de la ciudad',
  microzone: 'barrio',
  macroarea: 'zona más amplia',
  touristic_area: 'zona turística',
  road: 'calle',
  metro_line: 'línea de metro',
  metro: 'estación de metro',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Zona dibujada o tiempo de viaje',
  circle: 'Radio',
  place: 'Lugar',
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
