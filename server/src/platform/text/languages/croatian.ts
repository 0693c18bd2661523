import { stemmer } from '../stemmer';

/**
 * Endings of declension, with the long plural and possessives (stanovi, gradova); then a few letters that come and go
 * inside a word: centar – centra, dvosoban – dvosobni, dvorac – dvorca, otok – otoci.
 */
export const croatian = stemmer(
  `ovima evima ovom ovog ovoj ovih ovim evom evog
   ama ima ovi evi ova eva ove eve ovo evo ovu evu oga ega omu emu ome
   ov ev ih im og eg om em oj
   a e i o u`,
  'tar>tr ban>bn eran>ern ac>c oc>ok/2',
);
