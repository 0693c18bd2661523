import { stemmer } from '../stemmer';

/** Plural, luces – luz; then gender: nuevos, nueva. */
export const spanish = stemmer('ces>z/2 es s', 'a e o');
