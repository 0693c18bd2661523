import type { PlaceSuggestion } from '@kvadrat/contracts/api';
import { sql } from 'kysely';
import type { Db } from '../db';
import { placeDirectory, type PlaceDirectory } from './place-directory';
import { SuggestIndex, type PlaceMatch } from './suggest-index';

export const MAX_SUGGESTIONS = 8;
const MAX_QUERY_LENGTH = 100;
/** So many matches by name are ranked again by their ads. */
const CANDIDATES = 40;

const indexes = new WeakMap<PlaceDirectory, SuggestIndex>();

/**
 * Places whose name begins like the query, best first: same letters, then importance and active ads. An empty query has
 * no suggestions.
 */
export async function suggestPlaces(db: Db, query: string): Promise<PlaceSuggestion[]> {
  const directory = await placeDirectory(db);
  let index = indexes.get(directory);
  if (index === undefined) indexes.set(directory, (index = new SuggestIndex(directory)));
  const matches = index.find(query.slice(0, MAX_QUERY_LENGTH), CANDIDATES);
  const counts = await activeAds(db, matches);
  const ranked = matches
    .map(({ place, score }) => ({ place, count: counts.get(place.id) ?? 0, score: score + Math.log10(1 + (counts.get(place.id) ?? 0)) / 2 }))
    .sort((a, b) => b.score - a.score || a.place.id - b.place.id);
  const suggestions = new Map<string, PlaceSuggestion>();
  for (const { place, count } of ranked) {
    const parent = parentLabel(directory, place.id);
    const key = `${place.name}, ${parent}`;
    if (suggestions.has(key)) continue;
    suggestions.set(key, { id: place.id, label: place.name, parent, path: place.path, level: place.level, count });
    if (suggestions.size === MAX_SUGGESTIONS) break;
  }
  return [...suggestions.values()];
}

/** Wider places, nearest first: the city of a part of it and the province; regions say little to people. */
function parentLabel(directory: PlaceDirectory, id: number): string | null {
  const chain = directory.chain(id);
  const own = chain.at(-1);
  const names = chain
    .filter((place) => place !== own && place.level !== 'country' && (place.level !== 'region' || own?.level === 'province'))
    .map((place) => place.name);
  return names.length === 0 ? null : names.reverse().join(', ');
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
