import { inLatin } from '../../platform/text';

/** Endings of cases in Croatian, Russian and Greek, in the letters of keys; the empty one is the word as it is. */
const ENDINGS = [
  '',
  'ama',
  'ima',
  'oga',
  'ega',
  'omu',
  'emu',
  'om',
  'em',
  'og',
  'eg',
  'oi',
  'ei',
  'ih',
  'im',
  'am',
  'ah',
  'a',
  'e',
  'i',
  'o',
  'u',
  's',
  'os',
  'as',
  'is',
];
const SHORTEST_STEM = 2;
/** Shorter words may end in single vowels only. */
const SHORT_WORD = 5;

/** One form for spellings that differ by script or habit: Rijeka, Риека and Ριέκα are rieka. @param folded a folded word */
export function placeKey(folded: string): string {
  return inLatin(folded)
    .replace(/[jy]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/(.)\1+/g, '$1');
}

/** What may stand before the ending of a name: zadar and zadr, rieka, riek and riec. @param key a {@link placeKey} */
export function stemsOfName(key: string): string[] {
  const stems = new Set([key]);
  const bare = key.replace(/[aeiou]$/, '');
  stems.add(bare);
  // Zadar, Zadru; Čakovec, Čakovcu.
  const fleeting = /^(.*[^aeiou])[ae]([^aeiou])$/.exec(key);
  if (fleeting !== null) stems.add(`${fleeting[1] ?? ''}${fleeting[2] ?? ''}`);
  // Rijeka, Rijeci; Požega, Požezi.
  if (/[aeiou]$/.test(key) && bare.endsWith('k')) stems.add(`${bare.slice(0, -1)}c`);
  if (/[aeiou]$/.test(key) && bare.endsWith('g')) stems.add(`${bare.slice(0, -1)}z`);
  // Adjectives: Velika, Velikoj; Gornji, Gornjem.
  if (/[aeiou][aeiou]$/.test(key)) stems.add(bare.replace(/[aeiou]$/, ''));
  return [...stems].filter((stem) => stem.length >= SHORTEST_STEM);
}

/** The stems a word of a sentence may have. @param key a {@link placeKey} */
export function stemsOfWord(key: string): string[] {
  const stems = new Set<string>();
  for (const ending of ENDINGS) {
    if (key.length < SHORT_WORD && ending.length > 1) continue;
    const stem = key.slice(0, key.length - ending.length);
    if (key.endsWith(ending) && stem.length >= SHORTEST_STEM) stems.add(stem);
  }
  return [...stems];
}
