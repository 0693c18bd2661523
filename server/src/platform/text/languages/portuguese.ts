import { stemmer } from '../stemmer';

/** Plurals that change the word: habitações – habitação, imóveis – imóvel, locais – local, jardins – jardim; then gender. */
export const portuguese = stemmer('oes>ao aes>ao aos>ao ais>al/2 eis>el ois>ol ns>m/2 res>r/2 zes>z/2 s', 'ao a e o');
