import type { Town } from './town';
import { DALMATIA } from './towns/dalmatia';
import { INLAND } from './towns/inland';
import { KVARNER_AND_ISTRIA } from './towns/kvarner-istria';
import { ZAGREB } from './towns/zagreb';

/** Where the demo's ads lie, the largest markets first. */
export const TOWNS: readonly Town[] = [ZAGREB, ...DALMATIA, ...KVARNER_AND_ISTRIA, ...INLAND].sort(
  (one, other) => other.weight - one.weight,
);
