import { ZERO_COUNTERS } from '../account';
import type { SessionSnapshot } from './remote-context';

/** A visitor of whom it is known that nobody is signed in. */
export const ANONYMOUS: SessionSnapshot = Object.freeze({
  known: true,
  authenticated: false,
  user: null,
  counters: ZERO_COUNTERS,
});
