import { stemmer } from '../stemmer';

/** Gender and number stand in the last vowel; an h or i before it only keeps the sound: laghi, spiagge – spiaggia. */
export const italian = stemmer('chi>c/2 che>c/2 ghi>g/2 ghe>g/2 ia io ie a e i o');
