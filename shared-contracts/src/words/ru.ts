import type { Words } from './words';

export const contracts: Words['contracts'] = {
  1: 'Продажа',
  2: 'Аренда',
  14: 'Торги',
  15: 'Продано или сдано',
  all: 'Все предложения',
};

export const categories: Words['categories'] = {
  1: 'Квартиры и дома',
  2: 'Коммерческая недвижимость',
  3: 'Туристическая недвижимость',
  4: 'Комнаты',
  5: 'Недвижимость за рубежом',
  6: 'Новостройки',
  14: 'Недвижимость с торгов',
  20: 'Здания',
  21: 'Склады',
  22: 'Гаражи и парковочные места',
  23: 'Офисы',
  24: 'Земельные участки',
  25: 'Производственные помещения',
  26: 'Торговые помещения',
  27: 'Новые здания',
};

export const categoryGroups: Words['categoryGroups'] = {
  'houses-apartments': 'Квартиры и дома',
  'rooms-beds': 'Комнаты и койко-места',
  'new-constructions': 'Новостройки',
  'garage-parking': 'Гаражи и парковочные места',
  buildings: 'Здания',
  'offices-coworking': 'Офисы и коворкинг',
  shops: 'Торговые помещения',
  warehouses: 'Склады',
  sheds: 'Ангары',
  lands: 'Участки',
};

export const typologies: Words['typologies'] = {
  1: 'Квартира',
  2: 'Мансарда',
  3: 'Отдельный дом',
  4: 'Лофт',
  5: 'Сельский дом',
  6: 'Вилла',
  7: 'Таунхаус',
  8: 'Офис',
  9: 'Магазин',
  10: 'Склад',
  11: 'Ангар',
  12: 'Коммерческое помещение',
  13: 'Лаборатория',
  14: 'Готовый бизнес',
  15: 'Сельскохозяйственный участок',
  16: 'Участок под застройку',
  17: 'Койко-место',
  18: 'Комната целиком',
};

export const listingKinds: Words['listingKinds'] = {
  ad: 'Объявление',
  project: 'Проект новостройки',
  auction: 'Торги',
  coworking: 'Коворкинг',
  estate: 'Недвижимость',
};

export const listingStatuses: Words['listingStatuses'] = {
  1: 'Активно',
  3: 'Продано или сдано',
  14: 'Видно только автору объявления',
};

export const conditions: Words['conditions'] = {
  new: 'Новое или строится',
  good: 'Хорошее, можно заселяться',
  renovated: 'Отличное, после ремонта',
  'to-renovate': 'Требует ремонта',
};

export const floorPositions: Words['floorPositions'] = {
  ground: 'Первый этаж',
  intermediate: 'Средний этаж',
  top: 'Последний этаж',
};

export const heatings: Words['heatings'] = {
  autonomous: 'Автономное',
  centralized: 'Центральное',
  'air-conditioning': 'Кондиционер',
};

export const features: Words['features'] = {
  furnished: 'С мебелью',
  basement: 'Подвал или кладовая',
  pool: 'Бассейн',
  elevator: 'Лифт',
  alarm: 'Сигнализация или видеонаблюдение',
  smokers: 'Можно курить',
  pets: 'Можно с животными',
  'balcony-terrace': 'Балкон или терраса',
  'private-garden': 'Собственный сад',
  'shared-garden': 'Общий сад',
  'single-garage': 'Гараж на одну машину',
  'double-garage': 'Гараж на две машины',
  'parking-space': 'Парковочное место',
  'sea-view': 'Вид на море',
  'lake-view': 'Вид на озеро',
  'mountain-view': 'Вид на горы',
  'panoramic-view': 'Панорамный вид',
  'river-view': 'Вид на реку',
  'park-view': 'Вид на парк',
  'virtual-tour': 'Виртуальный тур',
  'income-producing': 'Приносит доход',
  students: 'Для студентов',
};

export const roomTypes: Words['roomTypes'] = {
  single: 'Одноместная',
  double: 'Двухместная',
  triple: 'Трёхместная',
  multiple: 'Многоместная',
};

export const roomRentals: Words['roomRentals'] = {
  bed: 'Койко-место',
  complete: 'Комната целиком',
};

export const auctionStatuses: Words['auctionStatuses'] = {
  participable: 'Участие открыто',
  'not-participable': 'Участие закрыто',
  deserted: 'Не состоялись: нет заявок',
  suspended: 'Приостановлены',
};

export const coworkingTypes: Words['coworkingTypes'] = {
  'private-office': 'Отдельный офис',
  meetings: 'Переговорная',
  'fixed-workstation': 'Постоянное рабочее место',
  'mobile-workstation': 'Свободное рабочее место',
};

export const energyLevels: Words['energyLevels'] = {
  high: 'Высокий (от A+ до B)',
  medium: 'Средний (от C до E)',
  low: 'Низкий (F и G)',
};

export const availabilities: Words['availabilities'] = {
  Libero: 'Свободно',
  Occupato: 'Занято',
};

export const mapDisplays: Words['mapDisplays'] = {
  only_area: 'Только район',
  marker: 'Точное место',
  no_map: 'Без карты',
};

export const visibilityTiers: Words['visibilityTiers'] = {
  supervetrina: 'Мозаика',
  vetrina: 'Витрина',
  star: 'Звезда',
  top: 'Топ',
  premium: 'Премиум',
  standard: 'Обычное объявление',
};

export const advertiserTypes: Words['advertiserTypes'] = {
  agenzia: 'Агентство недвижимости',
  privato: 'Частное лицо',
};

export const agencyTypes: Words['agencyTypes'] = {
  agency: 'Агентство',
  pro: 'Профессиональный автор объявлений',
  constructor: 'Застройщик',
  court: 'Суд',
};

export const documentKinds: Words['documentKinds'] = {
  specifications: 'Техническое описание',
  'project-description': 'Описание проекта',
  'floor-plan': 'Планировка',
  'energy-certificate': 'Энергетический сертификат',
};

export const contactTypes: Words['contactTypes'] = {
  telephone: 'Телефон',
  message: 'Сообщение',
  email: 'Эл. почта',
  'phone-call': 'Звонок',
  visit: 'Просмотр',
  'price-proposal': 'Предложение цены',
  'virtual-visit': 'Виртуальный просмотр',
  'in-person-visit': 'Личный просмотр',
};

export const visitModes: Words['visitModes'] = {
  remote: 'Дистанционно',
  'on-site': 'На месте',
  smart: 'Умный просмотр',
  'no-smart': 'Обычный просмотр',
};

export const contactReasons: Words['contactReasons'] = {
  'more-info': 'Больше сведений',
  address: 'Точный адрес',
  'more-photos': 'Больше фотографий',
  availability: 'Доступность',
  'last-message': 'Последнее отправленное сообщение',
  other: 'Другое',
};

export const placeLevels: Words['placeLevels'] = {
  country: 'страна',
  region: 'регион',
  province: 'жупания',
  city: 'город или община',
  city_zone: 'часть города',
  microzone: 'район',
  macroarea: 'более широкий район',
  touristic_area: 'туристический район',
  road: 'улица',
  metro_line: 'линия метро',
  metro: 'станция метро',
};

export const geographySearches: Words['geographySearches'] = {
  polygon: 'Нарисованная область или время в пути',
  circle: 'Радиус',
  place: 'Место',
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
