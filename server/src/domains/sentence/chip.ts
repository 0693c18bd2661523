import type { Circle, NumberRange, SearchCriteria, SearchFlag, Sort, Travel } from '@kvadrat/contracts/search';
import type { CategoryCode, SearchableContract } from '@kvadrat/contracts/vocabulary';

/** A circle or road around a place of the directory, which `from` names by its public path. */
type Around<Area> = Area & { from: string };

/** What one chip can say, by its field of the criteria. Lists of which any value will do are one chip, of flags each is one. */
interface ChipValues {
  contract: SearchableContract;
  category: CategoryCode;
  /** Public paths: one place, or several parts of one town. */
  place: readonly string[];
  price: NumberRange;
  surface: NumberRange;
  rooms: NumberRange;
  bedrooms: NumberRange;
  pricePerMetre: NumberRange;
  plot: NumberRange;
  floor: NumberRange;
  bathrooms: number;
  typologies: SearchCriteria['typologies'];
  conditions: SearchCriteria['conditions'];
  floorPositions: SearchCriteria['floorPositions'];
  parkings: SearchCriteria['parkings'];
  heatings: SearchCriteria['heatings'];
  gardens: SearchCriteria['gardens'];
  energyLevels: SearchCriteria['energyLevels'];
  views: SearchCriteria['views'];
  legal: SearchCriteria['legal'][number];
  seaDistanceMax: number;
  builtAfter: number;
  advertisers: SearchCriteria['advertisers'];
  publishedWithin: number;
  flags: SearchFlag;
  circle: Around<Circle>;
  travel: Around<Travel>;
  sort: Sort;
  /** One phrase in quotes. */
  keyword: string;
}

export type ChipField = keyof ChipValues;

export type Chip = { [F in ChipField]: { field: F; value: ChipValues[F] } }[ChipField];

/** Part of a sentence, in UTF-16 units as JavaScript counts: `sentence.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Part of a sentence and one thing it says; a part may say several. */
export type Understood = Span & Said;

/**
 * A chip and, of a place whose name others have as well, the public paths of those that may be meant instead; of words that are
 * not written so in any language, the ones they were taken for.
 */
export type Said = Chip & { others?: readonly string[]; respelled?: string };

/** What a visitor calls a chip of one sentence: where its words begin, and its field. */
export function chipKey({ start, field }: Pick<Span, 'start'> & Pick<Chip, 'field'>): string {
  return `${start}.${field}`;
}

/** What a reader makes of a sentence. */
export interface Reading {
  criteria: SearchCriteria;
  /** In the order of the sentence. */
  understood: readonly Understood[];
  /** Words that no criterion can say, in the order of the sentence. */
  notUnderstood: readonly Span[];
}
