import type { Place, PlaceDirectory } from '../geography/api';
import { fold } from '../../platform/text';

const LEVELS = ['city', 'city_zone', 'microzone'] as const;

/** Looks up places by the names feeds give them. */
export class PlaceFinder {
  readonly #directory: PlaceDirectory;
  readonly #byName = new Map<string, Place[]>();
  readonly #provinces = new Map<string, Place>();

  constructor(directory: PlaceDirectory) {
    this.#directory = directory;
    for (const place of directory.places) {
      if (place.level === 'province') this.#addProvince(place);
      else if (LEVELS.some((level) => level === place.level)) this.#add(place);
    }
  }

  /**
   * The narrowest place that fits: the part of town when it lies in the town, else the town, in the named province
   * when there are several of the name.
   */
  find(town: string, province: string, part: string): Place | null {
    const county = this.#province(province);
    const names = splitName(town);
    const city = names.map((name) => this.#best(name, county)).find((place) => place !== null) ?? null;
    if (city === null) return null;
    for (const name of [part, ...names.slice(1)]) {
      const zone = (this.#byName.get(fold(name.trim())) ?? []).find((place) => place.id !== city.id && this.#lies(place, city));
      if (zone !== undefined) return zone;
    }
    return city;
  }

  /** A county by its name with or without the word. */
  province(name: string): Place | null {
    return this.#province(name);
  }

  /** The whole country. */
  country(): Place | null {
    return this.#directory.places.find(({ level }) => level === 'country') ?? null;
  }

  #best(name: string, county: Place | null): Place | null {
    const all = this.#byName.get(fold(name)) ?? [];
    const candidates = county === null ? all : all.filter((place) => this.#lies(place, county));
    const list = candidates.length > 0 ? candidates : all;
    return [...list].sort((one, other) => rank(one) - rank(other) || (other.population ?? 0) - (one.population ?? 0))[0] ?? null;
  }

  #lies(place: Place, wider: Place): boolean {
    return this.#directory.chain(place.id).some(({ id }) => id === wider.id);
  }

  #province(name: string): Place | null {
    return this.#provinces.get(countyKey(name)) ?? null;
  }

  #add(place: Place): void {
    for (const name of new Set([place.name, ...place.aliases].map(fold))) {
      const list = this.#byName.get(name);
      if (list === undefined) this.#byName.set(name, [place]);
      else list.push(place);
    }
  }

  #addProvince(place: Place): void {
    for (const name of [place.name, ...place.aliases]) this.#provinces.set(countyKey(name), place);
  }
}

function rank(place: Place): number {
  return LEVELS.findIndex((level) => level === place.level);
}

/** `Split, Bačvice` and `Split - Bačvice` as well as the name as it stands. */
function splitName(name: string): string[] {
  const [first, second] = name.split(/\s*[,/(]\s*|\s+-\s+/);
  return [name.trim(), ...(second === undefined || first === undefined ? [] : [first.trim(), second.replace(/\)$/, '').trim()])].filter((part) => part !== '');
}

function countyKey(name: string): string {
  return fold(name)
    .replace(/\b(zupanija|county|grad)\b/g, '')
    .replace(/[^\p{L}]+/gu, '');
}
