import type { SearchFlag } from '@kvadrat/contracts/search';
import {
  categoryGroupOf,
  type CategoryCode,
  type CategoryGroup,
  type SearchableContract,
} from '@kvadrat/contracts/vocabulary';
import type { SearchForm } from './search-form';
import { SEARCH_FLAGS } from './use-option-label';

/** Questions that not every category is asked; price, surface, property type and words are asked of all. */
export const ASKED_FIELDS = [
  'rooms',
  'bedrooms',
  'bathrooms',
  'energyLevels',
  'conditions',
  'floorPositions',
  'parkings',
  'heatings',
  'gardens',
  'views',
  'legal',
  'seaDistanceMax',
  'builtAfter',
  'plot',
  'floor',
  'availableBy',
  'pricePerMetre',
  'advertisers',
  'publishedWithin',
] as const;

export type AskedField = (typeof ASKED_FIELDS)[number];

interface Questions {
  fields: readonly AskedField[];
  flags: readonly SearchFlag[];
}

/** Of every ad. */
const ALWAYS: readonly SearchFlag[] = [
  'withPhotos',
  'withPlan',
  'virtualTour',
  'available',
  'priceReduced',
  'noCommission',
  'noAste',
  'foldDuplicates',
];
const ALWAYS_FIELDS: readonly AskedField[] = ['pricePerMetre', 'advertisers', 'publishedWithin'];
/** Of tenants. */
const RENT_ONLY: readonly (SearchFlag | AskedField)[] = ['animali', 'fumatore', 'perStudenti', 'availableBy'];

const EVERYTHING: Questions = { fields: ASKED_FIELDS, flags: SEARCH_FLAGS };
const STORAGE: Questions = {
  fields: ['conditions', 'parkings', 'heatings', 'legal', 'builtAfter'],
  flags: ['ascensore', 'sistemaAllarmeVigilanza', 'aReddito'],
};

/** What is asked of each group of categories: a room has no heating of its own, land has no floor. */
const QUESTIONS: Readonly<Record<CategoryGroup, Questions>> = {
  'houses-apartments': EVERYTHING,
  'new-constructions': EVERYTHING,
  'rooms-beds': {
    fields: [
      'bathrooms',
      'conditions',
      'floorPositions',
      'floor',
      'parkings',
      'heatings',
      'gardens',
      'views',
      'seaDistanceMax',
      'availableBy',
    ],
    flags: ['balconeOterrazzo', 'ascensore', 'arredato', 'piscina', 'animali', 'fumatore', 'perStudenti'],
  },
  'garage-parking': {
    fields: ['conditions', 'parkings', 'legal'],
    flags: ['ascensore', 'sistemaAllarmeVigilanza', 'aReddito'],
  },
  buildings: {
    fields: [
      'energyLevels',
      'conditions',
      'parkings',
      'heatings',
      'gardens',
      'views',
      'legal',
      'seaDistanceMax',
      'builtAfter',
      'plot',
    ],
    flags: ['ascensore', 'cantina', 'piscina', 'sistemaAllarmeVigilanza', 'aReddito'],
  },
  'offices-coworking': {
    fields: [
      'rooms',
      'bathrooms',
      'energyLevels',
      'conditions',
      'floorPositions',
      'parkings',
      'heatings',
      'legal',
      'builtAfter',
      'floor',
      'availableBy',
    ],
    flags: ['balconeOterrazzo', 'ascensore', 'arredato', 'cantina', 'sistemaAllarmeVigilanza', 'aReddito'],
  },
  shops: {
    fields: [
      'bathrooms',
      'energyLevels',
      'conditions',
      'floorPositions',
      'parkings',
      'heatings',
      'legal',
      'seaDistanceMax',
      'builtAfter',
    ],
    flags: ['arredato', 'cantina', 'sistemaAllarmeVigilanza', 'aReddito'],
  },
  warehouses: STORAGE,
  sheds: STORAGE,
  lands: { fields: ['views', 'legal', 'seaDistanceMax'], flags: [] },
};

/** What one asks of a kind of property. Categories outside of the groups are asked everything. */
export function questionsOf(contract: SearchableContract, category: CategoryCode): Questions {
  const group = categoryGroupOf(category);
  const { fields, flags } = group === null ? EVERYTHING : QUESTIONS[group];
  const isAsked = (question: SearchFlag | AskedField): boolean => contract === 2 || !RENT_ONLY.includes(question);
  const asked = [...flags, ...ALWAYS].filter(isAsked);
  return {
    fields: ASKED_FIELDS.filter((field) => (fields.includes(field) || ALWAYS_FIELDS.includes(field)) && isAsked(field)),
    flags: SEARCH_FLAGS.filter((flag) => asked.includes(flag)),
  };
}

const EMPTY: Pick<SearchForm, AskedField> = {
  rooms: { min: '', max: '' },
  bedrooms: { min: '', max: '' },
  bathrooms: null,
  energyLevels: [],
  conditions: [],
  floorPositions: [],
  parkings: [],
  heatings: [],
  gardens: [],
  views: [],
  legal: [],
  seaDistanceMax: null,
  builtAfter: null,
  plot: { min: '', max: '' },
  floor: { min: '', max: '' },
  availableBy: null,
  pricePerMetre: { min: '', max: '' },
  advertisers: [],
  publishedWithin: null,
};

/** Whether a question has an answer. */
export function isAnswered(form: SearchForm, field: AskedField): boolean {
  const answer = form[field];
  if (answer === null || typeof answer !== 'object') return answer !== null;
  return 'min' in answer ? answer.min !== '' || answer.max !== '' : answer.length > 0;
}

/** A form without answers to what its category is not asked, and what was taken out of it. */
export function withoutUnasked(form: SearchForm): { form: SearchForm; dropped: (AskedField | SearchFlag)[] } {
  const { fields, flags } = questionsOf(form.contract, form.category);
  const unasked = ASKED_FIELDS.filter((field) => !fields.includes(field) && isAnswered(form, field));
  const left = form.flags.filter((flag) => flags.includes(flag));
  const emptied = Object.fromEntries(unasked.map((field) => [field, EMPTY[field]]));
  return {
    form: { ...form, ...emptied, flags: left },
    dropped: [...unasked, ...form.flags.filter((flag) => !left.includes(flag))],
  };
}
