import type { ListingCard } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { Breadcrumb } from '@kvadrat/contracts/remote';
import { searchPath } from '@kvadrat/contracts/search';
import { type CategoryCode, isSearchableContract, type SearchableContract } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../geography/api';
import { dealHeading, sayPlainly } from './list-heading';
import { LIST_TEXTS } from './list-texts';

interface ListAddress {
  contract: SearchableContract;
  category: CategoryCode;
  placeId: number | null;
}

/** A list of ads in several places has them as its last step, behind the place they share. */
interface ListOfSeveral extends ListAddress {
  /** Their names; null for a single place. */
  several?: string | null;
}

/** The way to a list page; its last step is the page itself. @param offered whether there are lists of this kind; without them the page stands right behind the home page */
export function listBreadcrumbs(
  { several = null, ...list }: ListOfSeveral,
  places: PlaceDirectory,
  locale: Locale,
  offered: boolean,
): Breadcrumb[] {
  const steps = listSteps(list, places, locale).slice(0, offered ? undefined : 2);
  if (several !== null && offered) return [...steps, { label: several, path: null }];
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, path: null } : step));
}

/** The way to an ad: over the lists it stands in. @param offered whether there are such lists */
export function listingBreadcrumbs(
  card: Pick<ListingCard, 'contract' | 'category' | 'place' | 'title'>,
  places: PlaceDirectory,
  locale: Locale,
  offered: boolean,
): Breadcrumb[] {
  const contract = isSearchableContract(card.contract) ? card.contract : 1;
  const steps = listSteps({ contract, category: card.category, placeId: card.place.id }, places, locale).slice(
    0,
    offered ? undefined : 1,
  );
  return [...steps, { label: card.title, path: null }];
}

function listSteps({ contract, category, placeId }: ListAddress, places: PlaceDirectory, locale: Locale): Breadcrumb[] {
  const list = (place: string | null): string => localizedPath(locale, searchPath({ contract, category, place }));
  const chain = placeId === null ? [] : places.chain(placeId);
  // Country and region say nothing the other steps do not; a step named like the one before is the same place.
  const shown = chain.filter(
    (place, index) =>
      place.level !== 'country' &&
      (place.level !== 'region' || place.id === placeId) &&
      place.name !== chain[index - 1]?.name,
  );
  return [
    { label: sayPlainly(LIST_TEXTS.home, locale), path: localizedPath(locale, PATHS.home) },
    { label: dealHeading({ contract, category }, locale), path: list(null) },
    ...shown.map((place) => ({ label: place.name, path: list(place.path) })),
  ];
}
