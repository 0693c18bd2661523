import { editDistances } from '../../../platform/text';
import { DeclinedNames } from '../declined-names';
import { placeKey } from '../inflect';
import type { Place } from '../place';
import { nameKey } from './name-key';
import { asCentre, halvesOf, withoutAround, withoutQualifier } from './part-words';

/** How a name was found, the surest first. */
export const WAYS = ['as-written', 'words-around', 'half', 'qualifier', 'declined', 'spelling', 'mistyped'] as const;
export type Way = (typeof WAYS)[number];

/** A name must have so many letters before one of them may be wrong. */
const SHORTEST_MISTYPED = 5;

export interface Found {
  places: readonly Place[];
  way: Way;
}

/** Finds places of one list by what people call them, sure ways before others. */
export class NameTable {
  readonly #names = new Map<string, Place[]>();
  readonly #halves = new Map<string, Place[]>();
  readonly #bare = new Map<string, Place[]>();
  readonly #declined: DeclinedNames<Place>;
  readonly #sounds = new Map<string, Place[]>();

  /** @param namesOf all names of a place, its own first */
  constructor(places: readonly Place[], namesOf: (place: Place) => readonly string[]) {
    this.#declined = new DeclinedNames(places.map((place) => ({ item: place, names: namesOf(place).map(nameKey) })));
    for (const place of places) {
      for (const name of namesOf(place)) {
        const key = nameKey(name);
        add(this.#names, key, place);
        add(this.#sounds, placeKey(key), place);
        for (const half of halvesOf(name)) add(this.#halves, half, place);
        add(this.#bare, withoutQualifier(key), place);
      }
    }
  }

  /** @param ways those that may be tried, in their order */
  find(name: string, ways: readonly Way[] = WAYS): Found | null {
    const key = nameKey(name);
    if (key === '') return null;
    for (const way of ways) {
      const places = this.#by(way, key);
      if (places.length > 0) return { places: [...new Set(places)], way };
    }
    return null;
  }

  #by(way: Way, key: string): readonly Place[] {
    const inner = withoutAround(key);
    switch (way) {
      case 'as-written':
        return this.#names.get(key) ?? this.#names.get(asCentre(key)) ?? [];
      case 'words-around':
        return this.#names.get(inner) ?? this.#names.get(asCentre(inner)) ?? [];
      case 'half':
        return this.#halves.get(inner) ?? [];
      case 'qualifier': {
        const bare = withoutQualifier(inner);
        return (
          (bare === null ? undefined : (this.#names.get(bare) ?? this.#halves.get(bare))) ?? this.#bare.get(inner) ?? []
        );
      }
      case 'declined':
        return this.#declined.find(inner);
      case 'spelling':
        return this.#sounds.get(placeKey(inner)) ?? [];
      case 'mistyped':
        return this.#mistyped(inner);
    }
  }

  /** One letter that is missing, too much, wrong or changed with its neighbour; several names that are as near are none. */
  #mistyped(key: string): readonly Place[] {
    if (key.length < SHORTEST_MISTYPED) return [];
    const near = [...this.#names].filter(
      ([name]) =>
        Math.abs(name.length - key.length) <= 1 && name[0] === key[0] && editDistances(key, name, 1).whole === 1,
    );
    return near.length === 1 ? (near[0]?.[1] ?? []) : [];
  }
}

function add(map: Map<string, Place[]>, key: string | null, place: Place): void {
  if (key === null || key === '') return;
  const list = map.get(key);
  if (list === undefined) map.set(key, [place]);
  else list.push(place);
}
