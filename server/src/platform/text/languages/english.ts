import { stemmer } from '../stemmer';

/** Plurals: balconies, beaches, duplexes, houses. Words that only look like plurals stay: glass, campus, basis. */
export const english = stemmer('ies>y/2 sses>ss ches>ch shes>sh xes>x ss>ss/1 us>us/1 is>is/1 s');
