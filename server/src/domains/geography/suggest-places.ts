import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { describePlace } from './describe-place';
import type { Place } from './place';
import { placeDirectory } from './place-directory';
import { findPlaces } from './place-index';

export const MAX_SUGGESTIONS = 8;
const MAX_QUERY_LENGTH = 100;
/** So many matches by name are ranked again by their ads. */
const CANDIDATES = 40;

export interface RankedPlace {
  place: Place;
  /** Active ads in the place. */
  count: number;
  /** Comparable with that of other names. */
  score: number;
  /** Found only by taking the query for mistyped. */
  guessed: boolean;
}

/**
 * Places whose name begins like the query, best first: same letters, then importance and active ads. A query with nothing
 * in it has no suggestions.
 */
export async function suggestPlaces(db: Db, query: string, locale: Locale): Promise<PlaceSuggestion[]> {
  const directory = await placeDirectory(db);
  return (await rankPlaces(db, query)).map(({ place, count }) => ({
    ...describePlace(place, directory, locale),
    count,
  }));
}

/** The same, with their scores; of places that look the same to people only the best. */
export async function rankPlaces(db: Db, query: string): Promise<RankedPlace[]> {
  const directory = await placeDirectory(db);
  const matches = findPlaces(directory, query.slice(0, MAX_QUERY_LENGTH), CANDIDATES);
  const counts = await activeAds(
    db,
    matches.map(({ item }) => item.id),
  );
  const ranked = matches
    .map(({ item: place, score, guessed }) => ({
      place,
      guessed,
      count: counts.get(place.id) ?? 0,
      score: score + Math.log10(1 + (counts.get(place.id) ?? 0)) / 2,
    }))
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
  const chosen = new Map<string, RankedPlace>();
  for (const found of ranked) {
    const { label, parent } = describePlace(found.place, directory, 'hr');
    const key = `${label}, ${parent ?? ''}`;
    if (!chosen.has(key)) chosen.set(key, found);
    if (chosen.size === MAX_SUGGESTIONS) break;
  }
  return [...chosen.values()];
}

async function activeAds(db: Db, placeIds: readonly number[]): Promise<Map<number, number>> {
  if (placeIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('count_roll')
    .select(['place_id', sql<number>`sum(n)::int`.as('n')])
    .where('place_id', 'in', placeIds)
    .groupBy('place_id')
    .execute();
  return new Map(rows.map((row) => [row.place_id, row.n]));
}
