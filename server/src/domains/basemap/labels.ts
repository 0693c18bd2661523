import type { Locale } from '@kvadrat/contracts/locales';
import { nameIn, type Place, type PlaceDirectory } from '../geography/api';
import type { Label } from './basemap';
import { HAND_PLACED, type HandPlaced } from './hand-placed';

/** Places whose own position is not known would be shown where they are not. */
const VAGUE: readonly Place['coordinateQuality'][] = ['post-office', 'municipality'];
/** People from which on a town has this rank. */
const TOWN_RANKS = [90_000, 38_000, 17_000, 8000] as const;
const SMALL_TOWN = 5;
const MUNICIPALITY = 6;
const LARGE_VILLAGE = 600;

/** Names shown from afar, in the reader's language: countries, seas, counties, islands, towns. */
export function widelySeenLabels({ places }: PlaceDirectory, locale: Locale): Label[] {
  return [
    ...HAND_PLACED.map((label): Label => [label.lng, label.lat, label.rank, label.kind, handPlacedName(label, locale)]),
    ...places.flatMap((place) => {
      if (place.level === 'country') return [labelOf(place, 0, 'country', locale)];
      if (place.level === 'province') return [labelOf(place, 3, 'county', locale)];
      return place.level === 'city' && !VAGUE.includes(place.coordinateQuality)
        ? [labelOf(place, townRank(place), 'town', locale)]
        : [];
    }),
  ];
}

/** Names shown close by: settlements and districts. */
export function closeLabels(directory: PlaceDirectory, locale: Locale): Label[] {
  return directory.places.flatMap((place) => {
    if ((place.level !== 'city_zone' && place.level !== 'microzone') || VAGUE.includes(place.coordinateQuality))
      return [];
    // The settlement a town is named after; the town's own label stands there.
    if (place.parentId !== null && directory.byId(place.parentId)?.name === place.name) return [];
    if (place.kind === 'naselje')
      return [labelOf(place, (place.population ?? 0) >= LARGE_VILLAGE ? 7 : 8, 'village', locale)];
    return [labelOf(place, place.kind === 'kvart' ? 8 : 7, 'district', locale)];
  });
}

function labelOf(place: Place, rank: number, kind: Label[3], locale: Locale): Label {
  return [round(place.lng), round(place.lat), rank, kind, nameIn(place, locale) ?? place.name];
}

function townRank({ kind, population }: Place): number {
  const rank = TOWN_RANKS.findIndex((least) => (population ?? 0) >= least);
  if (rank >= 0) return rank + 1;
  return kind === 'opcina' ? MUNICIPALITY : SMALL_TOWN;
}

function handPlacedName({ name, names, path, region }: HandPlaced, locale: Locale): string {
  if (region !== undefined) return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? name;
  return names?.[locale] ?? (path === undefined ? null : nameIn({ path }, locale)) ?? name;
}

/** About 10 m. */
function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}
