import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { locativeOf, locativesOf, type Place, type PlaceDirectory } from '../geography/api';

/** More names than these make no heading. */
const MOST_NAMES = 4;
const FIRST_NAMES = 3;

/** What a heading says of where a search looks. */
export interface HeadingPlace {
  name: string;
  level: PlaceLevel;
  /** As it is shown: `Bačvice, Split`; several as the language lists them: `Split, Zadar i Pula`. */
  label: string;
  /** `u Splitu`: Croatian alone declines names, and only those of which it is known how. */
  where: string | null;
}

/**
 * @param chosen all places of the search
 * @param shared the only one, or the one they all lie in
 * @returns null for the whole country
 */
export function headingPlace(
  chosen: readonly Place[],
  shared: Place | null,
  directory: PlaceDirectory,
  locale: Locale,
): HeadingPlace | null {
  const [only, ...others] = chosen;
  if (only === undefined) return null;
  if (others.length === 0) {
    const label = directory.label(only.id);
    // Parts of a town carry its name, and some of them numbers and dashes: they stand as they are.
    const where = locale === 'hr' && label === only.name ? locativeOf(only.name) : null;
    return { name: only.name, level: only.level, label, where };
  }
  const names =
    chosen.length > MOST_NAMES
      ? [...chosen.slice(0, FIRST_NAMES).map(({ name }) => name), `+${chosen.length - FIRST_NAMES}`]
      : chosen.map(({ name }) => name);
  const listed =
    chosen.length > MOST_NAMES
      ? names.join(', ')
      : new Intl.ListFormat(LOCALE_DETAILS[locale].intl, { type: 'conjunction' }).format(names);
  const isInTown = shared !== null && directory.columns(shared.id).city !== undefined;
  const areTowns = chosen.every(({ id, name }) => directory.label(id) === name);
  const where =
    locale === 'hr' && areTowns && chosen.length <= MOST_NAMES ? locativesOf(chosen.map(({ name }) => name)) : null;
  // No town's: headings join names of several as they do those of areas.
  return { name: listed, level: 'province', label: isInTown ? `${listed}, ${shared.name}` : listed, where };
}
