import type { Sign, Term } from './terms';

/**
 * The words of one language: phrases of each meaning, with `;` between them. A `*` at the end of a word stands for any ending.
 * The longest phrase wins, of equally long ones the one written out.
 */
export interface Lexicon {
  terms: Readonly<Record<Term, string>>;
  signs: Readonly<Record<Sign, string>>;
  /** Letters before a number of rooms, T2 or F3, and what the number counts. */
  roomCodes: Readonly<Partial<Record<string, 'rooms' | 'bedrooms'>>>;
  /** Whether names of places take endings: u Splitu, в Сплите. */
  declines: boolean;
}
