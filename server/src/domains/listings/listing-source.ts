import type { ListingCard } from '@kvadrat/contracts/api';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { listingPath } from '@kvadrat/contracts/paths';
import type { Selectable } from 'kysely';
import type { AgencyPlan } from '../agencies/api';
import type { DbOrTransaction } from '../../platform/db';
import type { PlaceDirectory } from '../geography/api';
import type { ListingPhotos } from '../media/api';
import { effectiveVisibility } from './effective-visibility';
import type { ListingTable, ListingTextTable } from './listing.tables';
import { shownPosition } from './shown-position';
import { shownSurface } from './shown-surface';

/** A record with the names of its agency. */
export type ListingSource = Selectable<ListingTable> & {
  agency_name: string | null;
  agency_slug: string | null;
  plan: AgencyPlan | null;
};

/** @returns records in no particular order; ids without one are left out */
export function readSources(db: DbOrTransaction, ids: readonly number[]): Promise<ListingSource[]> {
  return db
    .selectFrom('listing')
    .leftJoin('agency', 'agency.id', 'listing.agency_id')
    .selectAll('listing')
    .select(['agency.name as agency_name', 'agency.slug as agency_slug', 'agency.plan as plan'])
    .where('listing.id', 'in', [...ids])
    .execute();
}

/** Languages in the order in which a text is taken; the first place of each counts. */
export function textOrder(locale: Locale): readonly Locale[] {
  return [locale, DEFAULT_LOCALE, 'en', ...LOCALES];
}

/** The text in the asked language, else in Croatian, English, or the first other language there is. */
export function pickText<T extends Pick<ListingTextTable, 'locale'>>(
  texts: readonly T[],
  locale: Locale,
): T | undefined {
  const wanted = textOrder(locale);
  return [...texts].sort((a, b) => wanted.indexOf(a.locale) - wanted.indexOf(b.locale))[0];
}

/** Title in the asked language, and the one its address is made of: an ad has one address, whatever the language. */
export function titlesOf(
  texts: readonly Pick<ListingTextTable, 'locale' | 'title'>[],
  locale: Locale,
): { title: string; pathTitle: string } {
  return { title: pickText(texts, locale)?.title ?? '', pathTitle: pickText(texts, DEFAULT_LOCALE)?.title ?? '' };
}

/** What every view of an ad shows. Hidden prices and exact positions stop here. */
export function toCard(
  source: ListingSource,
  { title, pathTitle }: ReturnType<typeof titlesOf>,
  photos: ListingPhotos | undefined,
  places: PlaceDirectory,
): ListingCard {
  const position = shownPosition(source);
  return {
    id: source.id,
    path: listingPath(source.id, pathTitle),
    title,
    contract: source.contract,
    category: source.category,
    typology: source.typology,
    price: toPrice(source),
    surface: {
      net: toNumber(source.surface_net),
      gross: toNumber(source.surface_gross),
      plot: toNumber(source.surface_plot),
    },
    rooms: source.rooms,
    bedrooms: source.bedrooms,
    bathrooms: source.bathrooms,
    floor: source.floor,
    energyClass: source.energy_class,
    place: toPlace(source, places),
    position: position === null ? null : { ...position, display: source.map_display },
    photos: photos?.photos ?? [],
    photoCount: photos?.count ?? 0,
    advertiser: {
      type: source.agency_id === null ? 'privato' : 'agenzia',
      name: source.agency_name ?? source.owner_name ?? '',
      slug: source.agency_slug,
    },
    visibility: effectiveVisibility(source.visibility, source.plan),
    publishedAt: source.published_at.toISOString(),
  };
}

/** Places abroad have only a name; 0 is the whole list's place. */
function toPlace({ place_id: id, place_label: label }: ListingSource, places: PlaceDirectory): ListingCard['place'] {
  return id === null
    ? { id: 0, label: label ?? '', path: '' }
    : { id, label: places.label(id), path: places.byId(id)?.path ?? '' };
}

function toPrice(source: ListingSource): ListingCard['price'] {
  const value = source.price_on_request ? null : toNumber(source.price);
  const previous = value === null ? null : toNumber(source.previous_price);
  // A metre of a share costs nothing that a metre of a whole home could be held against.
  const surface = source.tenure === null ? shownSurface(source) : null;
  return {
    value,
    currency: source.currency,
    onRequest: value === null,
    perSquareMetre: value === null || surface === null ? null : perSquareMetre(value, surface),
    previous: previous !== null && value !== null && previous > value ? previous : null,
  };
}

/** Whole euros, with decimals where they matter: rents. */
function perSquareMetre(value: number, surface: number): number {
  const exact = value / surface;
  return exact < 100 ? Math.round(exact * 100) / 100 : Math.round(exact);
}

function toNumber(numeric: string | null): number | null {
  return numeric === null ? null : Number(numeric);
}
