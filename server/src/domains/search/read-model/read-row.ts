import { type CategoryCode, type Feature, VISIBILITY_TIERS, type VisibilityTier } from '@kvadrat/contracts/vocabulary';
import type { AgencyPlan } from '../../agencies/api';
import { type PlaceDirectory, toCell, toWorld } from '../../geography/api';
import {
  effectiveVisibility,
  type PositionSource,
  shownPosition,
  shownSurface,
  twinOf,
  type TwinSource,
} from '../../listings/api';
import { indexDocument, type Passage } from '../../../platform/text';
import { filterLexemes } from './filter-lexemes';
import { featureMask, shownFloor, traitMask, type TraitSource, traitsOf } from './traits';

/** What is filtered and sorted by comes from this. */
export interface FilterSource extends PositionSource, TraitSource, TwinSource {
  id: number;
  category: CategoryCode;
  place_label: string | null;
  price: string | null;
  price_on_request: boolean;
  previous_price: string | null;
  surface_net: string | null;
  surface_gross: string | null;
  surface_plot: string | null;
  sea_distance: number | null;
  features: Feature[];
  visibility: VisibilityTier;
  plan: AgencyPlan | null;
  published_at: Date;
  reference: string;
  /** Shared with ads that seem to offer the same property though they state less or otherwise (decision 0061). */
  likeness_twin: number | null;
  /** The day it names, `2026-09-01`, and what it says of itself without one. */
  free_from: string | null;
  free_already: boolean | null;
}

/** What the read model needs to know of an active ad. */
export interface ReadSource extends FilterSource {
  /** Titles and descriptions in all languages, each on its own. */
  texts: Passage[] | null;
  /** Hash of everything its words are made of. */
  text_key: number;
}

/** What is filtered and sorted by. */
export type FilterRow = ReturnType<typeof toFilterRow>;
export type ReadRow = ReturnType<typeof toReadRow>;

const MAX_INT = 2 ** 31 - 1;
const MAX_SMALLINT = 2 ** 15 - 1;
const DAY_MS = 86_400_000;
/** What `published` and `rank` count from. */
export const YEAR_2000 = Date.UTC(2000, 0, 1);
/** Between the ranks of two tiers of visibility; below it are those who pay nothing. */
export const TIER_STEP = 1e8;

/** One row of the read model: numbers small enough to be walked by the hundred thousand, and the stems of the texts. */
export function toReadRow(source: ReadSource, places: PlaceDirectory) {
  const row = toFilterRow(source, places);
  const placeLabel = source.place_id === null ? (source.place_label ?? '') : places.label(source.place_id);
  const passages = [
    ...(source.texts ?? []),
    ...[placeLabel, source.reference].map((text) => ({ locale: 'hr', text }) as const),
  ];
  return { ...row, text_key: source.text_key, ...indexDocument(passages, filterLexemes(row)) };
}

/** The same without the texts. */
export function toFilterRow(source: FilterSource, places: PlaceDirectory) {
  const columns = source.place_id === null ? {} : places.columns(source.place_id);
  const price = source.price_on_request || source.price === null ? null : wholeNumber(Number(source.price));
  const squareMetres = shownSurface(source);
  const surface = squareMetres === null ? null : wholeNumber(squareMetres * 100);
  const position = shownPosition(source);
  const world = position === null ? null : toWorld(position);
  const seconds = Math.floor((source.published_at.getTime() - YEAR_2000) / 1000);
  const filters = {
    contract: source.contract,
    category: source.category,
    region: columns.region ?? 0,
    city: columns.city ?? 0,
  };
  return {
    id: source.id,
    ...filters,
    typology: source.typology,
    province: columns.province ?? 0,
    zone: columns.city_zone ?? 0,
    microzone: columns.microzone ?? 0,
    price,
    surface,
    ppm: source.tenure === null ? pricePerSquareMetre(price, surface) : null,
    rank:
      tierRank(effectiveVisibility(source.visibility, source.plan)) + clamp(Math.floor(seconds / 60), 0, TIER_STEP - 1),
    published: clamp(seconds, 0, MAX_INT),
    amen: featureMask(source.features),
    traits: traitMask(traitsOf(source)),
    x: world?.x ?? null,
    y: world?.y ?? null,
    cell: world === null ? null : toCell(world),
    rooms: source.rooms,
    bedrooms: source.bedrooms,
    bathrooms: source.bathrooms,
    floor: shownFloor(source),
    discount: discountOf(price, source.previous_price),
    agency: source.agency_id !== null,
    sea_distance: source.sea_distance,
    year_built: source.year_built,
    plot: source.surface_plot === null ? null : wholeNumber(Number(source.surface_plot) * 100),
    free_on: freeOn(source),
    twin: source.likeness_twin ?? twinOf(source, squareMetres),
  };
}

/** Days since 2000: the day the ad names, or that of 2000 itself where it is free already. */
function freeOn({ free_from, free_already }: FilterSource): number | null {
  if (free_from === null) return free_already === true ? 0 : null;
  return clamp(Math.floor((Date.parse(free_from) - YEAR_2000) / DAY_MS), 0, MAX_SMALLINT);
}

/** @param surface in hundredths of a square metre */
function pricePerSquareMetre(price: number | null, surface: number | null): number | null {
  return price === null || surface === null ? null : clamp(Math.round((price * 100) / surface), 0, MAX_INT);
}

/** In hundredths of a per cent; a hidden price has none, so that no order gives it away. */
function discountOf(price: number | null, previous: string | null): number {
  const before = Number(previous ?? 0);
  return price === null || before <= price ? 0 : Math.round((1 - price / before) * 10_000);
}

function tierRank(tier: VisibilityTier): number {
  return (VISIBILITY_TIERS.length - 1 - VISIBILITY_TIERS.indexOf(tier)) * TIER_STEP;
}

function wholeNumber(value: number): number {
  return clamp(Math.round(value), 1, MAX_INT);
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
