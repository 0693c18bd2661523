import type { Place } from '../place';
import type { PlaceDirectory } from '../place-directory';
import { namesOf } from '../place-names';
import { nameKey } from './name-key';
import { NameTable, type Way, WAYS } from './name-table';
import { chooseNamesake, KINDS, LEVELS, rankOf } from './choose-namesake';
import type { Located, PlaceWords, Reason } from './located';
import { isOfDistrict } from './part-words';
import { type PlaceReading, readingsOf } from './readings';

const SCORES: Readonly<Record<Way, number>> = {
  'as-written': 1,
  'words-around': 1,
  half: 0.9,
  qualifier: 0.8,
  declined: 0.9,
  spelling: 0.75,
  mistyped: 0.7,
};
const COSTS: Readonly<Partial<Record<Reason, number>>> = {
  size: 0.2,
  'several-parts': 0.3,
  'part-unknown': 0.3,
  'province-contradicts': 0.3,
};
/** What a part that is found adds to the likelihood of a reading. */
const WITH_PART = 0.2;
/** Exact ways are tried on all pieces of a text before others on any. */
const STEPS: readonly (readonly Way[])[] = [
  ['as-written', 'words-around'],
  ['declined', 'half'],
  ['spelling', 'mistyped'],
];

/** Finds the place of the directory that a feed, a form or a file names in words. */
export class PlaceLocator {
  readonly #directory: PlaceDirectory;
  readonly #all: NameTable;
  readonly #provinces: NameTable;
  readonly #parts = new Map<number, NameTable>();

  constructor(directory: PlaceDirectory) {
    this.#directory = directory;
    const named = directory.places.filter(({ level }) => LEVELS.some((known) => known === level));
    this.#all = new NameTable(
      named.filter((place) => !directory.isTownItself(place)),
      namesOf,
    );
    // Istra is what people call the county Istarska.
    const landscapes = (id: number): Place[] =>
      directory.places.filter(({ members }) => members.length === 1 && members[0] === id);
    this.#provinces = new NameTable(
      directory.places.filter(({ level }) => level === 'province'),
      (place) => [place, ...landscapes(place.id)].flatMap(namesOf).flatMap(provinceNames),
    );
  }

  /** The narrowest place that the words name, null when they name none. */
  locate(words: PlaceWords): Located | null {
    const province = this.province(words.province);
    const [whole, ...pieces] = readingsOf(words.town);
    if (whole === undefined) return null;
    const named = this.#town(whole, ['as-written', 'declined'], words, province);
    if (named !== null) return this.#withPart(named, words);
    for (const ways of STEPS) {
      const readings = [whole, ...pieces].filter(({ loose }) => !loose || ways === STEPS[0]);
      const found = readings
        .flatMap((reading) => this.#town(reading, ways, words, province) ?? [])
        .map((town) => this.#withPart(town, words));
      const [best] = found.sort(
        (one, other) => likelihood(other) - likelihood(one) || this.#people(other) - this.#people(one),
      );
      if (best !== undefined) return best;
    }
    return null;
  }

  /** A county by its name with or without the word. */
  province(name: string): Place | null {
    return this.#provinceBy(name, ['as-written', 'declined', 'spelling', 'mistyped']);
  }

  #provinceBy(name: string, ways: readonly Way[]): Place | null {
    const [found] = provinceNames(name).flatMap((form) => this.#provinces.find(form, ways) ?? []);
    return found?.places.length === 1 ? (found.places[0] ?? null) : null;
  }

  /** Who lives in the town of a place. */
  #people({ place }: Located): number {
    return this.#directory.chain(place.id).find(({ level }) => level === 'city')?.population ?? 0;
  }

  #town(
    reading: PlaceReading,
    ways: readonly Way[],
    { position }: PlaceWords,
    province: Place | null,
  ): FoundTown | null {
    const found = this.#all.find(reading.town, ways);
    if (found === null) return null;
    // "Solin, Splitsko-dalmatinska": what stands beside the town may be its county.
    const beside = reading.parts.flatMap((part) => this.#provinceBy(part, ['as-written']) ?? [])[0] ?? null;
    const chosen = chooseNamesake(this.#directory, found, { province: province ?? beside, position });
    return chosen === null
      ? null
      : {
          ...chosen,
          reading,
          way: found.way,
          reasons: [...chosen.reasons, ...(reading.parts.length === 0 ? [] : ['joined' as const])],
        };
  }

  #withPart({ town, reading, way, reasons }: FoundTown, words: PlaceWords): Located {
    const named = [...readingsOf(words.part).flatMap((piece) => (piece.loose ? [] : [piece.town])), ...reading.parts];
    const done = (place: Place, part: Located['part'], more: readonly Reason[]): Located => {
      const all = [...new Set([...reasons, ...more])];
      const score =
        SCORES[way] * (part === null ? 1 : SCORES[part.way]) -
        all.reduce((sum, reason) => sum + (COSTS[reason] ?? 0), 0);
      return {
        place,
        score: Math.max(0.1, Math.round(score * 100) / 100),
        town: { words: reading.town, way },
        part,
        reasons: all,
      };
    };
    const own = namesOf(town).map(nameKey);
    const wanted = named.filter(
      (name) =>
        !own.includes(nameKey(name)) &&
        this.#provinceBy(name, ['as-written']) === null &&
        this.#directory.country?.name !== name,
    );
    for (const steps of [WAYS.slice(0, 2), WAYS.slice(2)]) {
      for (const name of wanted) {
        const found = this.#partsOf(town).find(name, steps);
        const places = found === null ? [] : this.#meant(found.places, town);
        const [place] = places;
        if (place === undefined || found === null) continue;
        const part = { words: name, way: found.way };
        if (places.length === 1)
          return (
            this.#narrower(
              place,
              wanted.filter((other) => !` ${nameKey(name)} `.includes(` ${nameKey(other)} `)),
              done,
            ) ?? done(place, part, [])
          );
        return done(this.#common(places) ?? town, part, ['several-parts']);
      }
    }
    return this.#elsewhereOnIsland(town, wanted, done) ?? done(town, null, wanted.length > 0 ? ['part-unknown'] : []);
  }

  /** "Sesvete, Centar": a quarter of the district that is named beside it. */
  #narrower(
    district: Place,
    wanted: readonly string[],
    done: (place: Place, part: Located['part'], more: readonly Reason[]) => Located,
  ): Located | null {
    for (const name of wanted) {
      const found = this.#partsOf(district).find(name, WAYS.slice(0, 2));
      const [place] = found?.places ?? [];
      if (found !== null && place !== undefined && found.places.length === 1)
        return done(place, { words: name, way: found.way }, []);
    }
    return null;
  }

  /** "Krk, Malinska": what is no part of the town Krk is a place of its island. */
  #elsewhereOnIsland(
    town: Place,
    wanted: readonly string[],
    done: (place: Place, part: Located['part'], more: readonly Reason[]) => Located,
  ): Located | null {
    if (town.level !== 'city') return null;
    const island = this.#directory
      .around(town.id)
      .find((area) => area.level === 'touristic_area' && namesOf(area).map(nameKey).includes(nameKey(town.name)));
    if (island === undefined) return null;
    for (const name of wanted) {
      const found = this.#partsOf(island).find(name, ['as-written', 'words-around', 'half', 'declined']);
      const [place] = [...(found?.places ?? [])].sort((one, other) => rankOf(one) - rankOf(other));
      if (found !== null && place !== undefined) return done(place, { words: name, way: found.way }, ['island']);
    }
    return null;
  }

  /** Of parts with one name, the district before the quarter in it and both before a settlement outside; "Centar" of a district only where that is named. */
  #meant(places: readonly Place[], town: Place): Place[] {
    const close = places.filter(
      (place) => place.parentId === town.id || !isOfDistrict(nameKey(place.name)) || town.level === 'touristic_area',
    );
    const rank = Math.min(...close.map(({ kind }) => KINDS.indexOf(kind)));
    return close.filter(({ kind }) => KINDS.indexOf(kind) === rank);
  }

  #common(places: readonly Place[]): Place | undefined {
    const [first = [], ...others] = places.map(({ id }) => this.#directory.chain(id));
    return first.filter((place) => others.every((chain) => chain.includes(place))).at(-1);
  }

  #partsOf(place: Place): NameTable {
    let table = this.#parts.get(place.id);
    if (table === undefined) {
      const inside = (wider: Place): Place[] =>
        this.#directory.inside(wider).flatMap((part) => [part, ...inside(part)]);
      table = new NameTable(
        inside(place).filter((part) => !this.#directory.isTownItself(part)),
        namesOf,
      );
      this.#parts.set(place.id, table);
    }
    return table;
  }
}

/** A reading all of whose words are understood before others. */
function likelihood({ score, part }: Located): number {
  return score + (part === null ? 0 : WITH_PART);
}

interface FoundTown {
  town: Place;
  reading: PlaceReading;
  way: Way;
  reasons: Reason[];
}

/** `Splitsko-dalmatinska županija` and the same without the word. */
function provinceNames(name: string): string[] {
  return [
    name,
    nameKey(name)
      .replace(/\b(?:zupanija|county|grad|gespanschaft|contea|regione|comitat|condado|zhupaniia)\b/g, '')
      .trim(),
  ];
}

const locators = new WeakMap<PlaceDirectory, PlaceLocator>();

/** The locator of a directory, made once. */
export function placeLocator(directory: PlaceDirectory): PlaceLocator {
  let locator = locators.get(directory);
  if (locator === undefined) locators.set(directory, (locator = new PlaceLocator(directory)));
  return locator;
}
