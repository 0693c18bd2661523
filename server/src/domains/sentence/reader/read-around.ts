import type { Travel } from '@kvadrat/contracts/search';
import type { Place } from '../../geography/api';
import type { Chip } from '../chip';
import { listed } from './denials';
import type { Draft } from './draft';
import type { Quantity } from './quantity';
import type { Code } from './phrase-tree';

const METRES_PER_MINUTE_ON_FOOT = 80;
const LONGEST_MINUTES = 60;
const NEAR_TOWN_METRES = 10_000;
const NEAR_QUARTER_METRES = 2000;
const MODES: readonly Travel['mode'][] = ['car', 'bike', 'walk', 'transit'];
/** Words that may stand between a distance and what it is measured from. */
const BETWEEN: readonly Code[] = [
  'stop',
  'in',
  'on',
  'of',
  'and',
  'to',
  'max',
  'min',
  'near',
  'about',
  'after',
  'island',
  ...MODES,
];
const FARTHEST_PIECES = 7;
const SEA: readonly Code[] = ['sea', 'near-sea', 'first-row'];

/** "200 m od mora", "20 minuta autom od Zagreba", "im Umkreis von 20 km um Zadar". @returns whether it was one of those */
export function readAround(draft: Draft, quantity: Quantity): boolean {
  const { unit, from, to, amount } = quantity;
  if (unit !== 'metre' && unit !== 'kilometre' && unit !== 'minute') return false;
  const value = (quantity.upper ?? amount).value;
  const goal = goalFrom(draft, to);
  const mode = MODES.find((known) => range(from - 3, goal).some((index) => draft.has(index, known)));
  const metres = unit === 'minute' ? value * METRES_PER_MINUTE_ON_FOOT : unit === 'kilometre' ? value * 1000 : value;
  if (draft.has(goal, ...SEA) && (unit !== 'minute' || mode === undefined || mode === 'walk')) {
    draft.say(from, goal + 1, { field: 'seaDistanceMax', value: Math.round(metres) });
    return true;
  }
  const place = placeAt(draft, goal);
  const start = draft.has(from - 1, 'near') ? from - 1 : from;
  if (place !== null && unit === 'minute' && value >= 1) {
    const minutes = Math.min(Math.round(value), LONGEST_MINUTES);
    draft.say(start, goal + 1, {
      field: 'travel',
      value: { from: place.path, center: pointOf(place), minutes, mode: mode ?? 'car' },
    });
    return true;
  }
  if (place !== null && unit === 'kilometre' && metres > 0) {
    draft.say(start, goal + 1, {
      field: 'circle',
      value: { from: place.path, center: pointOf(place), radius: Math.round(metres) },
    });
    return true;
  }
  if (unit === 'metre') return false;
  draft.lose(from, to);
  return true;
}

/** What a distance is measured from: the sea, or whatever is no word that may stand between. */
function goalFrom(draft: Draft, from: number): number {
  let goal = from;
  while (
    goal < from + FARTHEST_PIECES &&
    !draft.has(goal, ...SEA) &&
    (draft.pieces[goal]?.kind === 'joint' || draft.has(goal, ...BETWEEN))
  )
    goal++;
  return goal;
}

/** "Blizu Splita", "near Split": ten kilometres around a town, two around a part of one. Of wider areas the near is the area. */
export function readAroundRest(draft: Draft): void {
  for (const [at] of draft.pieces.entries()) {
    readSurroundings(draft, at);
    if (!draft.has(at, 'near')) continue;
    const goal = draft.skip(at + 1, 3, 'stop', 'in', 'on', 'near', 'centre');
    const place = placeAt(draft, goal);
    if (place === null || (place.level !== 'city' && place.level !== 'city_zone' && place.level !== 'microzone'))
      continue;
    if (isOneOfSeveral(draft, at, goal)) {
      draft.lose(at, at + 1);
      continue;
    }
    draft.say(at, goal + 1, circleAround(place));
  }
}

/** "Split i okolica", "Pula and nearby". */
function readSurroundings(draft: Draft, at: number): void {
  const place = placeAt(draft, at);
  let behind = at + 1;
  while (
    behind <= at + 3 &&
    !draft.has(behind, 'surroundings') &&
    (draft.pieces[behind]?.kind === 'joint' || draft.has(behind, 'and', 'or', 'in', 'stop'))
  )
    behind++;
  const alone = draft.pieces.filter(({ kind }, index) => kind === 'place' && !draft.isTaken(index)).length === 1;
  if (place?.level !== 'city' || !alone || behind === at + 1 || !draft.has(behind, 'surroundings')) return;
  draft.say(at, behind + 1, circleAround(place));
}

function circleAround(place: Place): Chip {
  const radius = place.level === 'city' || place.kind === 'naselje' ? NEAR_TOWN_METRES : NEAR_QUARTER_METRES;
  return { field: 'circle', value: { from: place.path, center: pointOf(place), radius } };
}

/** "Near Split or Zadar": a search has one circle, so that the places are meant as they are. */
function isOneOfSeveral(draft: Draft, near: number, goal: number): boolean {
  const isPlace = (at: number): boolean => draft.pieces[at]?.kind === 'place' && placeAt(draft, at) !== null;
  const next = draft.pieces.findIndex((_, at) => at > goal && isPlace(at));
  const before = draft.pieces.findLastIndex((_, at) => at < near && isPlace(at));
  return (
    (next >= 0 && listed(draft, goal + 1, next, 'near')) || (before >= 0 && listed(draft, before + 1, near, 'near'))
  );
}

function placeAt(draft: Draft, at: number): Place | null {
  return draft.isTaken(at) ? null : (draft.pieces[at]?.places?.candidates[0]?.places[0] ?? null);
}

/** Six decimals are ten centimetres. */
function pointOf({ lat, lng }: Place): Travel['center'] {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
