import type { Place, PlaceDirectory } from '../../geography/api';
import type { Candidate } from '../places/place-names';
import type { Draft } from './draft';

interface Named {
  at: number;
  places: readonly Place[];
  /** Public paths of places that people may as well mean by the name. */
  others: readonly string[];
}

/** How far "centre" may stand from the town it is the centre of. */
const CENTRE_DISTANCE = 3;
/** How much less people may mean a place by its name, so that they are asked which one; how many they are asked about. */
const NEARLY_AS_MUCH = 1.5;
const MOST_OTHERS = 3;
const ISLAND = /^(otok-|otoci-)/;
/** Names of the parts of towns that "centre" and "old town" mean. */
const PART_NAMES = { centre: 'Centar', 'old-town': 'Stari grad' } as const;

/**
 * Where to search: the narrowest places that are named. Several can only be parts of towns of one level; of other places
 * the first one counts and the rest cannot be said.
 */
export function readPlaces(draft: Draft, directory: PlaceDirectory): void {
  const named = resolve(draft, directory).map((name) => partMeant(draft, directory, name));
  const narrow = named.filter(({ places }) => !named.some((other) => other.places !== places && other.places.some((place) => places.some((wider) => liesIn(place, wider, directory)))));
  const [first] = narrow;
  if (first === undefined) return;
  const [level] = first.places.map((place) => place.level);
  const several = level === 'city_zone' || level === 'microzone';
  for (const { at, places, others } of named) {
    const counts = places === first.places || (several && narrow.some((name) => name.places === places) && places.every((place) => place.level === level));
    if (counts) draft.say(at, at + 1, { field: 'place', value: places.map(({ path }) => path), ...(others.length > 0 && { others }) });
    else if (first.places.some((place) => places.some((wider) => liesIn(place, wider, directory)))) draft.take(at, at + 1);
    else draft.lose(at, at + 1);
  }
}

function resolve(draft: Draft, directory: PlaceDirectory): Named[] {
  const open = draft.pieces.flatMap((piece, at) => (piece.places === undefined || draft.isTaken(at) ? [] : [{ at, candidates: piece.places.candidates }]));
  return open.map(({ at, candidates }) => {
    const others = open.filter((other) => other.at !== at).flatMap((other) => other.candidates.flatMap(({ places }) => places));
    const island = draft.has(at - 1, 'on', 'island') || draft.has(at + 1, 'island') || (draft.has(at - 1, 'in', 'stop') && draft.has(at - 2, 'island'));
    const score = ({ weight, places }: Candidate): number => {
      const inside = places.every((place) => others.some((other) => other.level === 'city' && other.id !== place.id && liesIn(place, other, directory)));
      return weight + (inside ? 10 : 0) + (island && places.some(({ path }) => ISLAND.test(path)) ? 20 : 0);
    };
    const [best, ...rest] = [...candidates].sort((one, other) => score(other) - score(one));
    const places = best?.places ?? [];
    const nearly = rest.filter((candidate) => best !== undefined && score(best) - score(candidate) < NEARLY_AS_MUCH).flatMap((candidate) => candidate.places);
    const elsewhere = nearly.filter((place) => !places.some((meant) => liesIn(place, meant, directory) || liesIn(meant, place, directory)));
    return { at, places, others: elsewhere.slice(0, MOST_OTHERS).map(({ path }) => path) };
  });
}

/** "Centar Splita" is a part of Split where the directory has one of that name. */
function partMeant(draft: Draft, directory: PlaceDirectory, name: Named): Named {
  const [town] = name.places;
  if (town?.level !== 'city') return name;
  for (const code of ['centre', 'old-town'] as const) {
    const sign = signNear(draft, name.at, code);
    const part = sign === null ? undefined : directory.places.find(({ parentId, name: own, aliases }) => parentId === town.id && [own, ...aliases].includes(PART_NAMES[code]));
    if (sign === null || part === undefined) continue;
    draft.take(sign, sign + 1);
    return { ...name, places: [part], others: [] };
  }
  return name;
}

function signNear(draft: Draft, at: number, code: 'centre' | 'old-town'): number | null {
  for (let distance = 1; distance <= CENTRE_DISTANCE; distance++) {
    for (const index of [at - distance, at + distance]) if (draft.has(index, code)) return index;
  }
  return null;
}

/** A touristic area is made of provinces or towns. */
function liesIn(place: Place, wider: Place, directory: PlaceDirectory): boolean {
  if (place.id === wider.id) return false;
  return directory.chain(place.id).some(({ id }) => id === wider.id || wider.members.includes(id)) || (place.members.length > 0 && place.members.every((id) => wider.members.includes(id) || directory.chain(id).some((member) => member.id === wider.id || wider.members.includes(member.id))));
}
