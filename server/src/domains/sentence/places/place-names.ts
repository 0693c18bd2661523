import type { PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { words } from '../../../platform/text';
import type { Place, PlaceDirectory } from '../../geography/api';
import type { Token } from '../reader/tokenise';
import { placeKey, stemsOfName, stemsOfWord } from '../../geography/api';
import { NICKNAMES } from './nicknames';

/** What somebody may mean by a name. Several places of one candidate are the parts of a town that share the name. */
export interface Candidate {
  places: readonly Place[];
  /** More for what more people mean. */
  weight: number;
  /** The name as it is, without an ending. */
  exact: boolean;
}

export interface NamedPlaces {
  candidates: readonly Candidate[];
  /** Index of the first token behind the name. */
  end: number;
}

interface Name {
  /** Of its words, see {@link placeKey}. */
  keys: readonly string[];
  candidate: Omit<Candidate, 'exact'>;
}

const LEVEL_WEIGHT: Partial<Record<PlaceLevel, number>> = {
  city: 3,
  touristic_area: 2.6,
  province: 2.5,
  region: 2,
  city_zone: 1,
  microzone: 0.8,
};
/** A nickname means what it is a nickname of. */
const NICKNAME_WEIGHT = 9;
/** Parts of names that are words of every day. */
const DIRECTIONS = new Set(['istok', 'zapad', 'jug', 'sever', 'sjever', 'centar', 'grad', 'naselje', 'luka']);
/** A settlement is seldom meant when anything else is called the same. */
const SETTLEMENT_WEIGHT = 0.5;
const SHORTEST_NAME = 3;

/** Finds the names of all places, and the usual parts and nicknames, in whatever case and script they stand. */
export class PlaceNames {
  readonly #byStem = new Map<string, Name[]>();

  constructor(directory: PlaceDirectory) {
    const parts = new Map<string, Place[]>();
    for (const place of directory.places) {
      const level = LEVEL_WEIGHT[place.level];
      if (level === undefined || directory.isTownItself(place)) continue;
      const weight = place.kind === 'naselje' ? SETTLEMENT_WEIGHT : level + Math.log10(1 + (place.population ?? 0));
      for (const name of [place.name, ...place.aliases]) this.#add(name, [place], weight);
      for (const part of partsOf(place.name)) {
        const key = `${place.parentId ?? ''} ${part}`;
        parts.set(key, [...(parts.get(key) ?? []), place]);
      }
    }
    for (const [key, places] of parts) this.#add(key.slice(key.indexOf(' ')), places, 1);
    for (const [name, paths] of Object.entries(NICKNAMES)) {
      this.#add(
        name,
        paths.flatMap((path) => directory.byPath(path) ?? []),
        NICKNAME_WEIGHT,
      );
    }
  }

  /**
   * The longest name that begins at a token, with everything it may mean.
   * @param declines whether names may have endings in this language
   */
  at(tokens: readonly Token[], start: number, declines: boolean): NamedPlaces | null {
    const token = tokens[start];
    if (token?.kind !== 'word') return null;
    const key = placeKey(token.text);
    const stems = declines ? stemsOfWord(key) : [key];
    const matches = stems.flatMap((stem) =>
      (this.#byStem.get(stem) ?? []).flatMap((name) => matchName(name, tokens, start, declines) ?? []),
    );
    const end = Math.max(0, ...matches.map((match) => match.end));
    return end === 0 ? null : { candidates: bestForms(matches.filter((match) => match.end === end)), end };
  }

  #add(written: string, places: readonly Place[], weight: number): void {
    const keys = words(written).map(placeKey);
    const [first = ''] = keys;
    if (keys.join('').length < SHORTEST_NAME || places.length === 0) return;
    const name = { keys, candidate: { places, weight } };
    for (const stem of stemsOfName(first)) this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), name]);
  }
}

/** Names as they are before names with endings, each place once. */
function bestForms(candidates: readonly Candidate[]): Candidate[] {
  const exact = candidates.filter((candidate) => candidate.exact);
  const chosen = exact.length > 0 ? exact : candidates;
  return [
    ...new Map(chosen.map((candidate) => [candidate.places.map(({ id }) => id).join(), candidate])).values(),
  ].sort((one, other) => other.weight - one.weight);
}

function matchName(
  { keys, candidate }: Name,
  tokens: readonly Token[],
  start: number,
  declines: boolean,
): (Candidate & { end: number }) | null {
  let at = start;
  let exact = true;
  for (const [index, key] of keys.entries()) {
    if (index > 0 && tokens[at]?.kind === 'joint') at++;
    const token = tokens[at];
    if (token === undefined || (token.kind !== 'word' && token.kind !== 'number')) return null;
    const own = token.kind === 'word' ? placeKey(token.text) : token.text;
    if (own !== key) {
      if (!declines || token.kind === 'number' || !haveCommon(stemsOfWord(own), stemsOfName(key))) return null;
      exact = false;
    }
    at++;
  }
  return { ...candidate, exact, end: at };
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/** Trešnjevka of "Trešnjevka - jug": people leave the direction out. */
function partsOf(name: string): string[] {
  const parts = name.split(' - ');
  return parts.length < 2 ? [] : parts.filter((part) => !DIRECTIONS.has(words(part).join(' ')));
}
