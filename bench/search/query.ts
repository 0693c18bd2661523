import type { ReferenceFilter } from '../reference/select-rows';
import type { Answer, Question } from './product';
import type { Reference } from './read-reference';

/** One way to ask both engines for the same. */
export interface Asked {
  question: Omit<Question, 'name'>;
  /** What the reference has to say, worked out anew each time. */
  answer: () => Answer;
}

/** A question of the research that is asked over and over, each time a little otherwise so that no cache has the answer. */
export interface Query {
  name: string;
  title: string;
  /** Milliseconds, p95 of one client at 500,000 ads on a quiet machine. */
  target: number;
  /** Times the reference's p50 it may take; below 1 it has to be faster. */
  ratio?: number;
  ask: (run: number) => Asked;
}

/** What the questions need to know of the data. */
export interface Facts {
  reference: Reference;
  /** Id of a place by its path. */
  place: (path: string) => number;
  /** Paths of towns, those with most ads first. */
  towns: readonly string[];
  /** The forms each word of the keyword is searched by. */
  words: readonly (readonly string[])[];
}

export const SALE: ReferenceFilter = { contract: 1, category: 1 };
export const SALE_PATH = '/prodaja-stambene-nekretnine/';
