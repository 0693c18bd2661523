import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../db';
import { describePlace } from './describe-place';
import { placeDirectory, type PlaceDirectory } from './place-directory';
import { SuggestIndex, type PlaceMatch } from './suggest-index';

export const MAX_SUGGESTIONS = 8;
const MAX_QUERY_LENGTH = 100;
/** So many matches by name are ranked again by their ads. */
const CANDIDATES = 40;

const indexes = new WeakMap<PlaceDirectory, SuggestIndex>();

/**
 * Places whose name begins like the query, best first: same letters, then importance and active ads. A query with nothing
 * in it has no suggestions.
 */
export async function suggestPlaces(db: Db, query: string, locale: Locale): Promise<PlaceSuggestion[]> {
  const directory = await placeDirectory(db);
  const matches = suggestIndex(directory).find(query.slice(0, MAX_QUERY_LENGTH), CANDIDATES);
  const counts = await activeAds(db, matches);
  const ranked = matches
    .map(({ place, score }) => ({ place, count: counts.get(place.id) ?? 0, score: score + Math.log10(1 + (counts.get(place.id) ?? 0)) / 2 }))
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
  const suggestions = new Map<string, PlaceSuggestion>();
  for (const { place, count } of ranked) {
    const description = describePlace(place, directory, locale);
    const key = `${description.label}, ${description.parent}`;
    if (!suggestions.has(key)) suggestions.set(key, { ...description, count });
    if (suggestions.size === MAX_SUGGESTIONS) break;
  }
  return [...suggestions.values()];
}

function suggestIndex(directory: PlaceDirectory): SuggestIndex {
  const known = indexes.get(directory);
  if (known !== undefined) return known;
  const index = new SuggestIndex(directory);
  indexes.set(directory, index);
  return index;
}

async function activeAds(db: Db, matches: readonly PlaceMatch[]): Promise<Map<number, number>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom('count_roll')
    .select(['place_id', sql<number>`sum(n)::int`.as('n')])
    .where('place_id', 'in', matches.map(({ place }) => place.id))
    .groupBy('place_id')
    .execute();
  return new Map(rows.map((row) => [row.place_id, row.n]));
}
