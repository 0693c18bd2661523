import type { Alterations, Visit } from '../harness';
import type { Subject } from './subject';
import type { Trial } from './trial';

/** Longest time from a click to the page, in milliseconds. */
export const DEADLINE_MS = 6000;

/** What a check has to work with. */
export interface ChaosContext {
  origin: string;
  subject: Subject;
  /** A new visitor, who is gone when the check ends. */
  visit: (expected: readonly RegExp[]) => Promise<Visit>;
  /** Shows the build the suite is about, which need not be live. */
  cookie: string;
  /** Cookies of who is signed in, each `name=value`; none where the remote's pages are for everybody. */
  session: readonly string[];
  /** Uploads a changed copy of it for those alone who get its cookie. */
  trial: (alterations: Alterations) => Promise<Trial>;
}

export interface ChaosCheck {
  name: string;
  /** One sentence for each thing that is wrong; none when the failure is contained. */
  run: (context: ChaosContext) => Promise<string[]>;
}

/** A sentence when a claim does not hold. */
export function unless(holds: boolean, sentence: string): string[] {
  return holds ? [] : [sentence];
}
