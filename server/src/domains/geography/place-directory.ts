import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { rootOf, type Db } from '../../platform/db';
import type { Place } from './place';

/** Ids of the places an ad or a search lies in, one for each administrative level. */
export type PlaceColumns = Partial<Record<PlaceLevel, number>>;

/** All places in memory: some eight thousand, read on nearly every request, changed only by a new directory file. */
export class PlaceDirectory {
  readonly places: readonly Place[];
  /** The place of level country. */
  readonly country: Place | undefined;
  readonly #byId: ReadonlyMap<number, Place>;
  readonly #byPath: ReadonlyMap<string, Place>;
  readonly #children = new Map<number, Place[]>();
  /** Touristic areas by their members. */
  readonly #areas = new Map<number, Place[]>();

  constructor(places: readonly Place[]) {
    this.places = places;
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#byPath = new Map(places.map((place) => [place.path, place]));
    this.country = places.find(({ level }) => level === 'country');
    for (const place of places) {
      for (const member of place.members) this.#areas.set(member, [...(this.#areas.get(member) ?? []), place]);
      if (place.parentId === null) continue;
      const siblings = this.#children.get(place.parentId);
      if (siblings === undefined) this.#children.set(place.parentId, [place]);
      else siblings.push(place);
    }
  }

  byId(id: number): Place | undefined {
    return this.#byId.get(id);
  }

  /** @param path public path, for example `split/bacvice` */
  byPath(path: string): Place | undefined {
    return this.#byPath.get(path);
  }

  /** The places that lie right inside one, in the order of the directory: no touristic areas, and of such an area its members. */
  inside({ id, members }: Place): readonly Place[] {
    if (members.length > 0) return members.flatMap((member) => this.#byId.get(member) ?? []);
    return (this.#children.get(id) ?? []).filter(({ level }) => level !== 'touristic_area');
  }

  /** The place and everything it lies in, widest first; touristic areas are no part of the chain. */
  chain(id: number): Place[] {
    const chain: Place[] = [];
    for (let place = this.#byId.get(id); place !== undefined; place = this.#parent(place)) chain.unshift(place);
    return chain;
  }

  /** What a place lies in, itself left out; touristic areas of which it or something around it is a member, too. */
  around(id: number): Place[] {
    const chain = this.chain(id);
    const areas = new Set(chain.flatMap((place) => this.#areas.get(place.id) ?? []));
    return [...areas, ...chain].filter((place) => place.id !== id);
  }

  /** Towns of a touristic area, which is made of them or of counties. */
  towns({ members }: Place): Place[] {
    return members
      .flatMap((id) => [this.#byId.get(id) ?? [], this.#children.get(id) ?? []].flat())
      .filter(({ level }) => level === 'city');
  }

  columns(id: number): PlaceColumns {
    return Object.fromEntries(this.chain(id).map((place) => [place.level, place.id]));
  }

  /** Name with the city in front of its parts: `Bačvice, Split`. A part named like its city is the city. */
  label(id: number): string {
    const names = this.chain(id)
      .filter((place) => place.level === 'city' || place.level === 'city_zone' || place.level === 'microzone')
      .map((place) => place.name);
    if (names.length === 0) return this.#byId.get(id)?.name ?? '';
    return [...new Set([...names].reverse())].join(', ');
  }

  /** The settlement Split of the city Split, or the region Grad Zagreb of its only province: one place for people. */
  isTownItself(place: Place): boolean {
    return this.#parent(place)?.name === place.name;
  }

  #parent(place: Place): Place | undefined {
    return place.parentId === null ? undefined : this.#byId.get(place.parentId);
  }
}

const directories = new WeakMap<Db, Promise<PlaceDirectory>>();

/** The directory of a database, read once. */
export function placeDirectory(db: Db): Promise<PlaceDirectory> {
  const root = rootOf(db);
  const known = directories.get(root);
  if (known !== undefined) return known;
  const reading = readDirectory(root);
  directories.set(root, reading);
  reading.catch(() => directories.delete(root));
  return reading;
}

/** To be called after the place tables were written. */
export function forgetPlaceDirectory(db: Db): void {
  directories.delete(rootOf(db));
}

async function readDirectory(db: Db): Promise<PlaceDirectory> {
  const rows = await db.selectFrom('place').selectAll().orderBy('id').execute();
  return new PlaceDirectory(
    rows.map(({ parent_id, coordinate_quality, ...rest }) => ({
      ...rest,
      parentId: parent_id,
      coordinateQuality: coordinate_quality,
    })),
  );
}
