import type { SearchCriteria } from '@kvadrat/contracts/search';

/** A road from a place: what `travel` holds once the place is found in the directory. */
export interface ExpectedTravel {
  from: string;
  minutes: number;
  mode: 'car' | 'bike' | 'walk' | 'transit';
}

/** Everything within so many metres of a place. */
export interface ExpectedCircle {
  from: string;
  radius: number;
}

/** The criteria a sentence says something about; whatever is not here must stay as it is by default. */
export interface ExpectedChips extends Partial<
  Pick<
    SearchCriteria,
    | 'contract'
    | 'category'
    | 'price'
    | 'surface'
    | 'rooms'
    | 'bedrooms'
    | 'bathrooms'
    | 'typologies'
    | 'conditions'
    | 'floorPositions'
    | 'parkings'
    | 'heatings'
    | 'gardens'
    | 'energyLevels'
    | 'views'
    | 'keyword'
    | 'advertisers'
    | 'pricePerMetre'
    | 'plot'
  >
> {
  /** Public paths: one place, or several parts of one town. */
  places?: readonly string[];
  flags?: readonly string[];
  legal?: readonly string[];
  /** Metres. */
  seaDistanceMax?: number;
  /** Year. */
  builtAfter?: number;
  /** Days. */
  publishedWithin?: number;
  travel?: readonly ExpectedTravel[];
  circle?: ExpectedCircle;
  sort?: 'cheapest' | 'dearest' | 'largest' | 'newest' | 'price-per-metre';
}

export interface SentenceCase {
  say: string;
  chips: ExpectedChips;
  /** Words that no criterion can say, as they stand in the sentence. */
  rest?: readonly string[];
}

/** The last sentences of each language: nobody looks at which of them fail while rules are written. */
export const HELD_OUT = 14;

/** What people mean by a house: detached, of a village, villa or terraced. */
export const HOUSE = [3, 5, 6, 7] as const;

export const GARAGE = ['single-garage', 'double-garage'] as const;

export const exactly = (count: number): { min: number; max: number } => ({ min: count, max: count });

/** "About" is ten per cent either way, in whole units outwards. */
export const about = (amount: number): { min: number; max: number } => ({
  min: Math.floor((amount * 9) / 10),
  max: Math.ceil((amount * 11) / 10),
});
