import type { Suggestion } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { agencyPath } from '@kvadrat/contracts/paths';
import { DEFAULT_CRITERIA, searchPath } from '@kvadrat/contracts/search';
import type { Db } from '../../platform/db';
import {
  describePlace,
  MAX_SUGGESTIONS,
  nameIn,
  placeDirectory,
  type PlaceDirectory,
  rankPlaces,
  type RankedPlace,
} from '../geography/api';
import { cardsByIds } from '../listings/api';
import type { NameMatch } from '../../platform/text';
import { findAgencies, type NamedAgency } from './agency-index';
import { findReferences, type FoundReference } from './find-references';
import { SUGGESTION_KINDS } from './suggest.schema';
import { suggestionWord } from './suggestion-words';

const ALL_KINDS: ReadonlySet<string> = new Set(SUGGESTION_KINDS);
const MAX_QUERY_LENGTH = 100;
const MOST_AGENCIES = 4;
const MOST_REFERENCES = 3;
/** Nobody types a whole reference by chance … */
const WHOLE_REFERENCE = 100;
/** … but five digits are a postcode first, and words a name. */
const POSTCODE = /^\s*\d{5}\s*$/;
const DIGIT = /\d/;
/** Behind names that begin as typed. */
const REFERENCE = 9;

/** A guess comes behind what was typed right, whoever it belongs to. */
const GUESSED = 8;

interface Scored {
  score: number;
  guessed: boolean;
  suggestion: Suggestion;
}

/**
 * What a typed text may mean, in one list: places and touristic areas, agencies, ads by their reference. Best first: a
 * whole reference, then names in the order of how well they fit and how much they are worth. At most eight; nothing for a query with nothing in it.
 * @param kinds those that are wanted
 */
export async function suggest(
  db: Db,
  query: string,
  locale: Locale,
  kinds: ReadonlySet<string> = ALL_KINDS,
): Promise<Suggestion[]> {
  const typed = query.normalize('NFKC').slice(0, MAX_QUERY_LENGTH);
  const [directory, places, agencies, references] = await Promise.all([
    placeDirectory(db),
    rankPlaces(db, typed),
    kinds.has('agency') ? findAgencies(db, typed, MOST_AGENCIES) : [],
    kinds.has('ad') ? findReferences(db, typed, MOST_REFERENCES) : [],
  ]);
  const scored = [
    ...places
      .map((found) => placeSuggestion(found, directory, locale))
      .filter(({ suggestion: { kind } }) => kinds.has(kind)),
    ...agencies.map((found) => agencySuggestion(found, locale)),
    ...(await adSuggestions(db, references, typed, locale)),
  ];
  const typedRight = scored.some(({ guessed }) => !guessed);
  const rank = ({ score, guessed }: Scored): number => score - (guessed && typedRight ? GUESSED : 0);
  return scored
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

function placeSuggestion(
  { place, count, score, guessed }: RankedPlace,
  directory: PlaceDirectory,
  locale: Locale,
): Scored {
  const { label, parent, kind } = describePlace(place, directory, locale);
  const foreign = nameIn(place, locale);
  return {
    score,
    guessed,
    suggestion: {
      kind: place.level === 'touristic_area' ? 'area' : 'place',
      id: place.id,
      label: foreign === null || foreign === label ? label : `${foreign} (${label})`,
      word: kind,
      context: parent,
      count,
      path: place.path,
      level: place.level,
      within: directory.around(place.id).map(({ id }) => id),
      url: searchPath({ ...DEFAULT_CRITERIA, place: place.path }),
    },
  };
}

function agencySuggestion(
  { item: { id, name, slug, type, town, count }, score, guessed }: NameMatch<NamedAgency>,
  locale: Locale,
): Scored {
  return {
    score,
    guessed,
    suggestion: {
      kind: 'agency',
      id,
      label: name,
      word: suggestionWord(type, locale),
      context: town,
      count,
      path: null,
      level: null,
      within: [],
      url: agencyPath(slug),
    },
  };
}

async function adSuggestions(
  db: Db,
  references: readonly FoundReference[],
  typed: string,
  locale: Locale,
): Promise<Scored[]> {
  const cards = new Map(
    (
      await cardsByIds(
        db,
        references.map(({ id }) => id),
        locale,
        0,
      )
    ).map((card) => [card.id, card]),
  );
  return references.flatMap(({ id, reference, whole }, position) => {
    const card = cards.get(id);
    if (card === undefined) return [];
    const meant = whole && DIGIT.test(typed) && !POSTCODE.test(typed);
    return {
      score: (meant ? WHOLE_REFERENCE : REFERENCE) - position / MOST_REFERENCES,
      guessed: false,
      suggestion: {
        kind: 'ad',
        id,
        label: reference,
        word: suggestionWord('ad', locale),
        context: card.title,
        count: null,
        path: null,
        level: null,
        within: [],
        url: card.path,
      },
    };
  });
}
