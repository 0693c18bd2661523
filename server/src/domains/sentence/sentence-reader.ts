import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { PlaceDirectory } from '../geography/api';
import type { Reading } from './chip';
import { LEXICONS } from './lexicons/lexicons';
import { PlaceNames, type NamedPlaces } from './places/place-names';
import type { Vocabulary } from './reader/find-pieces';
import { PhraseTree } from './reader/phrase-tree';
import { readInLanguage, type LanguageReading } from './reader/read-in-language';
import { toCriteria } from './reader/to-criteria';
import { tokenise, type Token } from './reader/tokenise';

/** The visitor's own language is given up only for one that knows clearly more of the words. */
const CLEARLY_MORE = 0.2;

const phrases = new Map<Locale, PhraseTree>();

/**
 * Reads sentences by lexicons and rules alone: the same sentence always has the same reading, nothing is sent anywhere and
 * nothing fails. It makes its indexes once, in some 100 ms.
 */
export class SentenceReader {
  readonly #directory: PlaceDirectory;
  /** All names of places, as sentences have them. */
  readonly names: PlaceNames;

  constructor(directory: PlaceDirectory) {
    this.#directory = directory;
    this.names = new PlaceNames(directory);
  }

  /** @param locale language of the page; a sentence of another of our languages is recognised */
  read(sentence: string, locale: Locale): Reading {
    const tokens = tokenise(sentence);
    const names = this.#lookUp(tokens);
    let best = this.#readIn(tokens, names, locale);
    if (best.known + CLEARLY_MORE < 1) {
      for (const other of LOCALES) {
        const reading = other === locale ? best : this.#readIn(tokens, names, other);
        if (reading.known > best.known + CLEARLY_MORE && reading.chips.length >= best.chips.length) best = reading;
      }
    }
    const understood = [...best.chips].sort((one, other) => one.start - other.start || one.end - other.end);
    return { criteria: toCriteria(understood, this.#directory), understood, notUnderstood: best.notUnderstood };
  }

  /** Nine languages ask for the same names, in two ways. */
  #lookUp(tokens: readonly Token[]): Vocabulary['nameAt'] {
    const found = new Map<string, NamedPlaces | null>();
    return (start, declines) => {
      const key = `${start} ${declines}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const name = this.names.at(tokens, start, declines);
      found.set(key, name);
      return name;
    };
  }

  #readIn(tokens: readonly Token[], nameAt: Vocabulary['nameAt'], locale: Locale): LanguageReading {
    const lexicon = LEXICONS[locale];
    const tree = phrases.get(locale) ?? new PhraseTree(lexicon);
    phrases.set(locale, tree);
    return readInLanguage(tokens, { lexicon, phrases: tree, nameAt }, this.#directory);
  }
}
