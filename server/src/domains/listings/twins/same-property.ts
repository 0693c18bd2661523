import type { Locale } from '@kvadrat/contracts/locales';
import { likenessDistance } from '../../media/api';
import { twinOf, type TwinSource } from '../twin';
import { isUnit } from './common-room';
import { type Shingles, textLikeness } from './text-likeness';

/** What two ads are compared by. */
export interface Likeness {
  facts: TwinSource;
  /** Square metres, as the ad is found by. */
  surface: number | null;
  /** Euro; null on request. */
  price: number | null;
  /** Descriptions, by language. */
  texts: ReadonlyMap<Locale, Shingles>;
  pictures: readonly ShownPicture[];
}

export interface ShownPicture {
  /** As `pictureLikeness` made it. */
  likeness: string;
  /** Shows the building, what lies around it, or a plan that flats above each other share. */
  common: boolean;
}

/** What speaks for two ads offering one property beside what they state. */
export interface Evidence {
  pictures: boolean;
  texts: boolean;
}

const ALL: Evidence = { pictures: true, texts: true };
/** Measured otherwise: square metres, and a share of large surfaces. */
const [METRES, SHARE] = [2, 0.03];
/** Two asking prices for one property. */
const PRICES = 1.3;
const YEARS = 2;
/** Bits of 64: copies differ in fewer, pictures of the same kind of room in more. */
const SAME_PICTURE = 10;
/** Pictures they have in common (a single one may be an agency's sign), and as a share of the ad with fewer. */
const [PICTURES, OF_FEWER] = [2, 0.4];
/** Share of one description that stands in the other. */
const SAME_TEXT = 0.5;
/** Each must be the same where both state it. */
const STATED = ['rooms', 'bedrooms', 'bathrooms', 'floor', 'floors', 'surface_plot', 'heating', 'condition'] as const;

/**
 * Whether two ads seem to offer the same property (decision 0061): nothing they state speaks against it, and either all of it
 * agrees, or they show the same photos of its inside, or tell of it in the same words.
 */
export function sameProperty(one: Likeness, other: Likeness, evidence: Evidence = ALL): boolean {
  const key = twinOf(one.facts, one.surface);
  if (key !== null && key === twinOf(other.facts, other.surface)) return true;
  if (!couldBeSame(one, other)) return false;
  return (
    statesAll(one, other) ||
    (evidence.pictures && sharePictures(one.pictures, other.pictures)) ||
    (evidence.texts && sameFloor(one, other) && shareTexts(one.texts, other.texts))
  );
}

/** Whether they could, by what both of them state. */
export function couldBeSame(one: Likeness, other: Likeness): boolean {
  const [a, b] = [one.facts, other.facts];
  if (
    a.contract !== b.contract ||
    a.category !== b.category ||
    a.typology !== b.typology ||
    a.place_id === null ||
    a.place_id !== b.place_id
  )
    return false;
  if (
    one.surface === null ||
    other.surface === null ||
    Math.abs(one.surface - other.surface) > Math.max(METRES, SHARE * one.surface)
  )
    return false;
  if (
    one.price !== null &&
    other.price !== null &&
    Math.max(one.price, other.price) > PRICES * Math.min(one.price, other.price)
  )
    return false;
  if (a.year_built !== null && b.year_built !== null && Math.abs(a.year_built - b.year_built) > YEARS) return false;
  return STATED.every((fact) => a[fact] === null || b[fact] === null || a[fact] === b[fact]);
}

/** As much as a key of {@link twinOf} is made of, but for the surface. */
function statesAll({ facts: a, surface }: Likeness, { facts: b }: Likeness): boolean {
  const key = twinOf(a, surface);
  return key !== null && key === twinOf({ ...b }, surface);
}

/** An agency tells of all flats of a building in the same words. */
function sameFloor({ facts: a }: Likeness, { facts: b }: Likeness): boolean {
  return !isUnit(a.typology) || (a.floor !== null && a.floor === b.floor);
}

function shareTexts(one: Likeness['texts'], other: Likeness['texts']): boolean {
  return [...one].some(([locale, shingles]) => {
    const theirs = other.get(locale);
    return theirs !== undefined && textLikeness(shingles, theirs) >= SAME_TEXT;
  });
}

function sharePictures(one: Likeness['pictures'], other: Likeness['pictures']): boolean {
  const inside = (pictures: Likeness['pictures']): string[] => [
    ...new Set(pictures.filter(({ common }) => !common).map(({ likeness }) => likeness)),
  ];
  const [few, many] = [inside(one), inside(other)].sort((a, b) => a.length - b.length);
  if (few === undefined || many === undefined) return false;
  const shared = few.filter((picture) =>
    many.some((candidate) => likenessDistance(picture, candidate) <= SAME_PICTURE),
  ).length;
  return shared >= PICTURES && shared >= OF_FEWER * few.length;
}
