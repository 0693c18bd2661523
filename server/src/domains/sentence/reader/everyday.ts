import { fold } from '../../../platform/text';
import { placeKey, stemsOfName, stemsOfWord } from '../../geography/api';
import type { Token } from './tokenise';

/** The names of places that are words of one language. */
export class Everyday {
  readonly #small: ReadonlySet<string>;
  readonly #led: ReadonlySet<string>;
  readonly #declines: boolean;
  readonly #capitalTells: boolean;

  /**
   * @param small words that are places only with a capital letter
   * @param led words that are places behind a word like "in", too
   * @param capitalTells false where every noun has a capital letter; there a word like "in" has to stand before it
   */
  constructor(small: string, led: string, { declines, capitalTells }: { declines: boolean; capitalTells: boolean }) {
    this.#declines = declines;
    this.#capitalTells = capitalTells;
    this.#small = this.#stemsOf(small);
    this.#led = this.#stemsOf(led);
  }

  /** Whether a word is rather one of every day than the name of a place. @param led whether a word like "in" stands before it */
  hides(token: Token, led: boolean): boolean {
    const keys = this.#declines ? stemsOfWord(placeKey(token.text)) : [token.text];
    const told = this.#capitalTells ? token.capital : led;
    if (told) return false;
    return keys.some((key) => this.#small.has(key)) || (!led && keys.some((key) => this.#led.has(key)));
  }

  #stemsOf(words: string): ReadonlySet<string> {
    const folded = words
      .split(' ')
      .filter((word) => word !== '')
      .map(fold);
    return new Set(this.#declines ? folded.flatMap((word) => stemsOfName(placeKey(word))) : folded);
  }
}
