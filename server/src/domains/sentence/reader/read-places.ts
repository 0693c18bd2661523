import type { Place, PlaceDirectory } from '../../geography/api';
import type { Candidate } from '../places/place-names';
import { alternatives, denialBefore, denialBehind, listed, onlyJoined } from './denials';
import type { Draft } from './draft';
import type { Code } from './phrase-tree';

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
/** Words that a denial of a place reaches over: "osim otoka Krka". */
const BESIDE_PLACES: readonly Code[] = ['island', 'near', 'centre', 'old-town', 'of', 'to', 'surroundings'];
const ISLAND = /^(otok-|otoci-)/;
/** Names of the parts of towns that "centre" and "old town" mean. */
const PART_NAMES = { centre: 'Centar', 'old-town': 'Stari grad' } as const;

/**
 * Where to search: the narrowest places that are named, all of them. One that another lies in says only where that is, unless an
 * "or" stands between them. What is denied is none of them.
 */
export function readPlaces(draft: Draft, directory: PlaceDirectory): void {
  loseBesideCircles(draft);
  const meant = withoutDenied(draft, resolve(draft, directory)).map((name) => partMeant(draft, directory, name));
  const within = (inner: Named, outer: Named): boolean =>
    inner !== outer && inner.places.some((place) => outer.places.some((wider) => liesIn(place, wider, directory)));
  const namedAlone = meant.filter((name, index) => index === 0 || !isStray(draft, name));
  for (const [index, name] of meant.entries()) {
    const { at, places, others } = name;
    const inner = meant.filter((other) => within(other, name));
    const beside = [meant[index - 1], meant[index + 1]].some(
      (other) =>
        other !== undefined &&
        inner.includes(other) &&
        alternatives(draft, Math.min(other.at, at) + 1, Math.max(other.at, at)),
    );
    if (!namedAlone.includes(name)) draft.lose(at, at + 1);
    else if (inner.length === 0 || beside)
      draft.say(at, at + 1, {
        field: 'place',
        value: places.map(({ path }) => path),
        ...(others.length > 0 && { others }),
      });
    else draft.take(at, at + 1);
  }
}

/** "10 minutes from Split or Trogir": a road has one end, and the other town lies on none. */
function loseBesideCircles(draft: Draft): void {
  for (const [at, { kind }] of draft.pieces.entries()) {
    const before = lastPlaceBefore(draft, at);
    if (
      kind === 'place' &&
      before >= 0 &&
      draft.isTaken(before) &&
      alternatives(draft, before + 1, at) &&
      !draft.isTaken(at)
    )
      draft.lose(at, at + 1);
  }
}

/** A further village that no list leads to is rather a word. */
function isStray(draft: Draft, { at, places }: Named): boolean {
  const before = lastPlaceBefore(draft, at);
  return places.some(({ kind }) => kind === 'naselje') && before >= 0 && !listed(draft, before + 1, at);
}

function lastPlaceBefore(draft: Draft, at: number): number {
  return draft.pieces.slice(0, at).findLastIndex(({ kind }) => kind === 'place');
}

/** "Istra osim Pule i Rovinja", "Zagreb ne dolazi u obzir". */
function withoutDenied(draft: Draft, named: readonly Named[]): Named[] {
  let denied = -1;
  return named.filter(({ at }) => {
    const before = denialBefore(draft, at, BESIDE_PLACES) ?? (denied >= 0 && onlyJoined(draft, denied, at) ? at : null);
    const behind = denialBehind(draft, at + 1);
    if (before === null && behind === null) return true;
    draft.lose(before ?? at, behind?.end ?? at + 1);
    denied = at + 1;
    return false;
  });
}

function resolve(draft: Draft, directory: PlaceDirectory): Named[] {
  const open = draft.pieces.flatMap((piece, at) =>
    piece.places === undefined || draft.isTaken(at) ? [] : [{ at, candidates: piece.places.candidates }],
  );
  return open.map(({ at, candidates }) => {
    const others = open
      .filter((other) => other.at !== at)
      .flatMap((other) => other.candidates.flatMap(({ places }) => places));
    const island = isIslandAt(draft, at);
    const score = ({ weight, places }: Candidate): number => {
      const inside = places.every((place) =>
        others.some((other) => other.level === 'city' && other.id !== place.id && liesIn(place, other, directory)),
      );
      return weight + (inside ? 10 : 0) + (island && places.some(({ path }) => ISLAND.test(path)) ? 20 : 0);
    };
    const [best, ...rest] = [...candidates].sort((one, other) => score(other) - score(one));
    const places = best?.places ?? [];
    const nearly = rest
      .filter((candidate) => best !== undefined && score(best) - score(candidate) < NEARLY_AS_MUCH)
      .flatMap((candidate) => candidate.places);
    const elsewhere = nearly.filter(
      (place) => !places.some((meant) => liesIn(place, meant, directory) || liesIn(meant, place, directory)),
    );
    return { at, places, others: elsewhere.slice(0, MOST_OTHERS).map(({ path }) => path) };
  });
}

/** "Na Braču", "isola di Brač"; of "na Braču ili Hvaru" both. */
function isIslandAt(draft: Draft, at: number): boolean {
  if (
    draft.has(at - 1, 'on', 'island') ||
    draft.has(at + 1, 'island') ||
    (draft.has(at - 1, 'in', 'stop') && draft.has(at - 2, 'island'))
  )
    return true;
  const before = lastPlaceBefore(draft, at);
  if (before < 0 || !listed(draft, before + 1, at) || draft.has(at - 1, 'in')) return false;
  const islands = draft.pieces[before]?.places?.candidates.every(({ places }) =>
    places.every(({ path }) => ISLAND.test(path)),
  );
  return islands === true || isIslandAt(draft, before);
}

/** "Centar Splita" is a part of Split where the directory has one of that name. */
function partMeant(draft: Draft, directory: PlaceDirectory, name: Named): Named {
  const [town] = name.places;
  if (town?.level !== 'city') return name;
  for (const code of ['centre', 'old-town'] as const) {
    const sign = signNear(draft, name.at, code);
    const part =
      sign === null
        ? undefined
        : directory.places.find(
            ({ parentId, name: own, aliases }) => parentId === town.id && [own, ...aliases].includes(PART_NAMES[code]),
          );
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
  return (
    directory.chain(place.id).some(({ id }) => id === wider.id || wider.members.includes(id)) ||
    (place.members.length > 0 &&
      place.members.every(
        (id) =>
          wider.members.includes(id) ||
          directory.chain(id).some((member) => member.id === wider.id || wider.members.includes(member.id)),
      ))
  );
}
