import { NO_SLIPS } from '../lexicons/no-slips';
import { SHORTEST_RESPELLED, SlipIndex } from '../reader/one-slip';
import { type Place, type PlaceDirectory, placeKey, stemsOfName, stemsOfWord } from '../../geography/api';
import { words } from '../../../platform/text';

/** A place that an unknown word was meant to name. */
export interface NearName {
  place: Place;
  name: string;
}

/** Keys have no double letters, stems no endings. */
const SHORTEST_KEY = SHORTEST_RESPELLED - 1;
/** Smaller towns are seldom meant by a word that is none of their names. */
const LARGE_ENOUGH = 3000;

/** Names of one word of towns, islands and regions, to find the one that is one slip away from a word. */
export class NearNames {
  readonly #index = new SlipIndex<NearName>();

  constructor(directory: PlaceDirectory) {
    for (const place of directory.places) {
      const town = place.level === 'city' && place.kind !== 'naselje' && (place.population ?? 0) >= LARGE_ENOUGH;
      if (!town && place.level !== 'touristic_area') continue;
      for (const name of [place.name, ...place.aliases]) this.#add(name, place);
    }
  }

  /** @param declines whether the word may have an ending. @returns null where nothing is near, and where several places are */
  at(word: string, declines: boolean): NearName | null {
    if (word.length < SHORTEST_RESPELLED || NO_SLIPS.has(word)) return null;
    const key = placeKey(word);
    const whole = this.#near([key]);
    return whole.length > 0 || !declines ? only(whole) : only(this.#near(stemsOfWord(key)));
  }

  #near(keys: readonly string[]): NearName[] {
    return keys
      .filter(({ length }) => length >= SHORTEST_KEY)
      .flatMap((key) => this.#index.near(key).map(({ item }) => item));
  }

  #add(written: string, place: Place): void {
    const [word = '', ...others] = words(written);
    if (others.length > 0 || word.length < SHORTEST_RESPELLED) return;
    for (const stem of stemsOfName(placeKey(word)).filter(({ length }) => length >= SHORTEST_RESPELLED))
      this.#index.add(stem, { place, name: written });
  }
}

function only(names: readonly NearName[]): NearName | null {
  const [first] = names;
  return first !== undefined && names.every(({ place }) => place.id === first.place.id) ? first : null;
}
