import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { PlaceDirectory } from '../geography/api';
import type { Reading } from './chip';
import { TOLD_BY_LEAD, WRITTEN_SMALL } from './lexicons/everyday-words';
import { LEXICONS } from './lexicons/lexicons';
import { NUMBER_LEXICONS } from './lexicons/number-words';
import { NearNames } from './places/near-names';
import { PlaceNames, type NamedPlaces } from './places/place-names';
import type { Vocabulary } from './reader/find-pieces';
import { Everyday } from './reader/everyday';
import { NearWords } from './reader/near-words';
import { NumberWords } from './reader/number-words';
import { PhraseTree } from './reader/phrase-tree';
import { readInLanguage, type LanguageReading } from './reader/read-in-language';
import { toCriteria } from './reader/to-criteria';
import { tokenise, type Token } from './reader/tokenise';

/** The visitor's own language is given up only for one that knows clearly more of the words. */
const CLEARLY_MORE = 0.2;

type OfLanguage = Omit<Vocabulary, 'nameAt' | 'nearName'>;

const vocabularies = new Map<Locale, OfLanguage>();

/**
 * Reads sentences by lexicons and rules alone: the same sentence always has the same reading, nothing is sent anywhere and
 * nothing fails. It makes its indexes once, in some 100 ms.
 */
export class SentenceReader {
  readonly #directory: PlaceDirectory;
  /** All names of places, as sentences have them. */
  readonly names: PlaceNames;
  #near: NearNames | undefined;

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
        if (
          reading.known > best.known + CLEARLY_MORE &&
          reading.words > best.words &&
          reading.chips.length >= best.chips.length
        )
          best = reading;
      }
    }
    const understood = [...best.chips].sort((one, other) => one.start - other.start || one.end - other.end);
    return { criteria: toCriteria(understood, this.#directory), understood, notUnderstood: best.notUnderstood };
  }

  /** Nine languages ask for the same names, in two ways. */
  #lookUp(tokens: readonly Token[]): Vocabulary['nameAt'] {
    const found = new Map<string, NamedPlaces | null>();
    return (start, declines, limit = tokens.length) => {
      const key = `${start} ${declines} ${limit}`;
      const known = found.get(key);
      if (known !== undefined) return known;
      const name = this.names.at(limit < tokens.length ? tokens.slice(0, limit) : tokens, start, declines);
      found.set(key, name);
      return name;
    };
  }

  /** Made when the first word is unknown. */
  #nearNames(): NearNames {
    this.#near ??= new NearNames(this.#directory);
    return this.#near;
  }

  #readIn(tokens: readonly Token[], nameAt: Vocabulary['nameAt'], locale: Locale): LanguageReading {
    return readInLanguage(
      tokens,
      { ...vocabularyOf(locale), nameAt, nearName: (word, declines) => this.#nearNames().at(word, declines) },
      this.#directory,
    );
  }
}

function vocabularyOf(locale: Locale): OfLanguage {
  const lexicon = LEXICONS[locale];
  const vocabulary = vocabularies.get(locale) ?? {
    lexicon,
    phrases: new PhraseTree(lexicon),
    numbers: new NumberWords(NUMBER_LEXICONS[locale]),
    nearWords: new NearWords(lexicon),
    everyday: new Everyday(WRITTEN_SMALL[locale], TOLD_BY_LEAD[locale] ?? '', {
      declines: lexicon.declines,
      capitalTells: locale !== 'de',
    }),
  };
  vocabularies.set(locale, vocabulary);
  return vocabulary;
}
