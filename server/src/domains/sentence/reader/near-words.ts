import { NO_SLIPS } from '../lexicons/no-slips';
import type { Lexicon } from './lexicon';
import { SHORTEST_RESPELLED, SlipIndex } from './one-slip';
import type { Code } from './phrase-tree';
import { TERMS, type Sign } from './terms';
import { tokenise } from './tokenise';

/** A word of the language that an unknown one was meant to be. */
export interface Respelling {
  codes: ReadonlySet<Code>;
  /** As it is written. */
  word: string;
}

/** Signs that say something by a word of their own; the others are too common a kind of word to be guessed. */
const GUESSED: readonly Sign[] = [
  'square-metre',
  'room-noun',
  'bedroom-noun',
  'bathroom-noun',
  'euro',
  'thousand',
  'million',
  'month',
  'sea',
  'centre',
];

/** The single words of a lexicon, to find those that are one slip away from a word that is in none. */
export class NearWords {
  readonly #index = new SlipIndex<Respelling>();

  constructor({ terms, signs }: Lexicon) {
    const words = new Map<string, { codes: Set<Code>; word: string }>();
    const take = (code: Code, phrases: string): void => {
      for (const phrase of phrases.split(';')) {
        const word = phrase.replace('*', '').trim();
        const [token, ...others] = tokenise(word);
        if (token?.kind !== 'word' || others.length > 0 || token.text.length < SHORTEST_RESPELLED) continue;
        const known = words.get(token.text) ?? { codes: new Set(), word };
        words.set(token.text, known);
        known.codes.add(code);
      }
    };
    for (const [term, phrases] of Object.entries(terms)) if (isTerm(term)) take(term, phrases);
    for (const sign of GUESSED) take(sign, signs[sign]);
    for (const [text, respelling] of words) this.#index.add(text, respelling);
  }

  /** @returns null where nothing is near, and where what is near means different things */
  at(word: string): Respelling | null {
    if (word.length < SHORTEST_RESPELLED || NO_SLIPS.has(word)) return null;
    const near = this.#index.near(word);
    const [best] = near;
    const meanings = new Set(near.map(({ item }) => [...item.codes].join()));
    return best === undefined || meanings.size > 1 ? null : best.item;
  }
}

function isTerm(code: string): code is keyof typeof TERMS {
  return Object.hasOwn(TERMS, code);
}
