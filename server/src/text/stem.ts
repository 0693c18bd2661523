/** Longest first: the first one that leaves a stem of three letters is cut off. */
const ENDINGS = [
  'ovima', 'evima',
  'ama', 'ima', 'ovi', 'evi', 'ova', 'eva', 'ove', 'eve', 'oga', 'ega', 'omu', 'emu', 'ome',
  'ih', 'im', 'og', 'eg', 'om', 'em', 'oj',
  'a', 'e', 'i', 'o', 'u',
];
const SHORTEST_STEM = 3;
const SHORTEST_PLURAL = 5;

/**
 * Cuts the endings of Croatian declension off a folded word: terasa, terase, terasom → teras. Light on purpose: it may
 * miss a form, it must not throw different words together. A final s is cut too, for plurals of other languages.
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const singular = word.length >= SHORTEST_PLURAL && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  const ending = ENDINGS.find((end) => singular.endsWith(end) && singular.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? singular : singular.slice(0, -ending.length);
}
