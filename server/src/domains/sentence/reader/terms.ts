import type { NumberRange } from '@kvadrat/contracts/search';
import type { Chip } from '../chip';

/** What people mean by a house: detached, of a village, villa or terraced. */
const HOUSE = [3, 5, 6, 7] as const;
/** "Near the sea" is some seven minutes on foot, the first row has at most a road before it. */
const NEAR_SEA_METRES = 500;
const FIRST_ROW_METRES = 100;

const exactly = (count: number): NumberRange => ({ min: count, max: count });

const rooms = (count: number): Chip => ({ field: 'rooms', value: exactly(count) });
const flat: Chip = { field: 'typologies', value: [1] };

const CHIPS = {
  sale: [{ field: 'contract', value: 1 }],
  rent: [{ field: 'contract', value: 2 }],
  auction: [{ field: 'contract', value: 14 }],
  'no-auctions': [{ field: 'flags', value: 'noAste' }],

  apartment: [flat],
  'rented-apartment': [{ field: 'contract', value: 2 }, flat],
  'owned-apartment': [flat],
  'flat-1': [flat, rooms(1)],
  'flat-2': [flat, rooms(2)],
  'flat-3': [flat, rooms(3)],
  'flat-4': [flat, rooms(4)],
  'flat-5': [flat, rooms(5)],
  'rooms-1': [rooms(1)],
  'rooms-2': [rooms(2)],
  'rooms-3': [rooms(3)],
  'rooms-4': [rooms(4)],
  'rooms-5': [rooms(5)],
  attic: [{ field: 'typologies', value: [2] }],
  loft: [{ field: 'typologies', value: [4] }],
  house: [{ field: 'typologies', value: HOUSE }],
  'detached-house': [{ field: 'typologies', value: [3] }],
  farmhouse: [{ field: 'typologies', value: [5] }],
  villa: [{ field: 'typologies', value: [6] }],
  'terraced-house': [{ field: 'typologies', value: [7] }],

  'new-build': [{ field: 'category', value: 6 }],
  commercial: [{ field: 'category', value: 2 }],
  business: [
    { field: 'category', value: 2 },
    { field: 'typologies', value: [14] },
  ],
  tourist: [{ field: 'category', value: 3 }],
  room: [{ field: 'category', value: 4 }],
  'student-room': [
    { field: 'category', value: 4 },
    { field: 'flags', value: 'perStudenti' },
  ],
  'bed-place': [
    { field: 'category', value: 4 },
    { field: 'typologies', value: [17] },
  ],
  abroad: [{ field: 'category', value: 5 }],
  building: [{ field: 'category', value: 20 }],
  warehouse: [{ field: 'category', value: 21 }],
  office: [{ field: 'category', value: 23 }],
  land: [{ field: 'category', value: 24 }],
  'building-land': [
    { field: 'category', value: 24 },
    { field: 'typologies', value: [16] },
  ],
  farmland: [
    { field: 'category', value: 24 },
    { field: 'typologies', value: [15] },
  ],
  shed: [{ field: 'category', value: 25 }],
  shop: [{ field: 'category', value: 26 }],

  new: [{ field: 'conditions', value: ['new'] }],
  good: [{ field: 'conditions', value: ['good'] }],
  renovated: [{ field: 'conditions', value: ['renovated'] }],
  'to-renovate': [{ field: 'conditions', value: ['to-renovate'] }],
  ground: [{ field: 'floorPositions', value: ['ground'] }],
  intermediate: [{ field: 'floorPositions', value: ['intermediate'] }],
  top: [{ field: 'floorPositions', value: ['top'] }],
  'not-ground': [{ field: 'floorPositions', value: ['intermediate', 'top'] }],
  parking: [{ field: 'parkings', value: ['parking-space'] }],
  garage: [{ field: 'parkings', value: ['single-garage', 'double-garage'] }],
  'double-garage': [{ field: 'parkings', value: ['double-garage'] }],
  autonomous: [{ field: 'heatings', value: ['autonomous'] }],
  centralized: [{ field: 'heatings', value: ['centralized'] }],
  'air-conditioning': [{ field: 'heatings', value: ['air-conditioning'] }],
  garden: [{ field: 'gardens', value: ['private-garden'] }],
  'shared-garden': [{ field: 'gardens', value: ['shared-garden'] }],
  'low-energy': [{ field: 'energyLevels', value: ['high'] }],
  'sea-view': [{ field: 'views', value: ['sea-view'] }],
  'lake-view': [{ field: 'views', value: ['lake-view'] }],
  'mountain-view': [{ field: 'views', value: ['mountain-view'] }],
  'panoramic-view': [{ field: 'views', value: ['panoramic-view'] }],
  'river-view': [{ field: 'views', value: ['river-view'] }],
  'park-view': [{ field: 'views', value: ['park-view'] }],
  'clear-title': [{ field: 'legal', value: 'clear-title' }],
  'use-permit': [{ field: 'legal', value: 'use-permit' }],
  legalized: [{ field: 'legal', value: 'legalized' }],
  'near-sea': [{ field: 'seaDistanceMax', value: NEAR_SEA_METRES }],
  'first-row': [{ field: 'seaDistanceMax', value: FIRST_ROW_METRES }],

  balcony: [{ field: 'flags', value: 'balconeOterrazzo' }],
  elevator: [{ field: 'flags', value: 'ascensore' }],
  furnished: [{ field: 'flags', value: 'arredato' }],
  basement: [{ field: 'flags', value: 'cantina' }],
  pool: [{ field: 'flags', value: 'piscina' }],
  alarm: [{ field: 'flags', value: 'sistemaAllarmeVigilanza' }],
  pets: [{ field: 'flags', value: 'animali' }],
  smokers: [{ field: 'flags', value: 'fumatore' }],
  'virtual-tour': [{ field: 'flags', value: 'virtualTour' }],
  income: [{ field: 'flags', value: 'aReddito' }],
  students: [{ field: 'flags', value: 'perStudenti' }],
  'no-commission': [{ field: 'flags', value: 'noCommission' }],
  'price-reduced': [{ field: 'flags', value: 'priceReduced' }],
  available: [{ field: 'flags', value: 'available' }],
  'with-photos': [{ field: 'flags', value: 'withPhotos' }],
  'with-plan': [{ field: 'flags', value: 'withPlan' }],
  'last-week': [{ field: 'publishedWithin', value: 7 }],

  cheapest: [{ field: 'sort', value: { field: 'prezzo', order: 'asc' } }],
  dearest: [{ field: 'sort', value: { field: 'prezzo', order: 'desc' } }],
  largest: [{ field: 'sort', value: { field: 'superficie', order: 'desc' } }],
  newest: [{ field: 'sort', value: { field: 'data', order: 'desc' } }],
  private: [{ field: 'advertisers', value: ['privato'] }],
  'cheapest-per-metre': [{ field: 'sort', value: { field: 'prezzoMq', order: 'asc' } }],
} as const satisfies Readonly<Record<string, readonly Chip[]>>;

export type Term = keyof typeof CHIPS;

/** Words that say something by themselves, whatever language they are of. */
export const TERMS: Readonly<Record<Term, readonly Chip[]>> = CHIPS;

/** Words that say something only beside others. */
const SIGNS = [
  /** Words without a wish of their own. */
  'stop',
  'not',
  'max',
  'min',
  /** After a number: "or more". */
  'or-more',
  'about',
  'between',
  /** "Of" and "from" in one word: `od`. */
  'of',
  /** "Of" that never means "from": a price behind it is a limit. */
  'genitive',
  'and',
  'to',
  'after',
  'built',
  'half',
  'thousand',
  'million',
  'half-million',
  'euro',
  'kuna',
  'per-metre',
  'square-metre',
  'metre',
  'kilometre',
  'minute',
  'room-noun',
  'bedroom-noun',
  'bathroom-noun',
  'floor-noun',
  'sea',
  'energy',
  'near',
  'in',
  /** Before islands. */
  'on',
  'island',
  'centre',
  'old-town',
  'country',
  'car',
  'bike',
  'walk',
  'transit',
  'or',
  'with',
  /** Behind a sum: what makes a rent of it. */
  'month',
  /** The same of nights, weeks and years, of which no criterion can say the sum. */
  'short-stay',
  /** "Not needed", "does not matter". */
  'needless',
  /** "Is out of the question", "too small". */
  'refused',
  /** A part of a home that may have square metres of its own. */
  'room-part',
  /** What no criterion can say and looks like something else. */
  'other',
  'hectare',
  'acre',
  'jutro',
  'are',
  'dunum',
  'square-foot',
  'fathom',
  'quarter-million',
  'surroundings',
  'without',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

export type Sign = (typeof SIGNS)[number];
