/** One file of the font: characters, and which of the package's files they are in. */
export interface FontSubset {
  name: string;
  /** Subset of `@fontsource-variable/commissioner`. */
  source: 'latin' | 'latin-ext' | 'cyrillic' | 'greek';
  characters: readonly number[];
}

/** Weights the look uses lie between these; what is outside is not kept. */
export const WEIGHTS = { min: 400, max: 720 } as const;

const ASCII = range(0x20, 0x7e);
const LATIN_1 = range(0xa0, 0xff);
/** Letters and signs of de, en, it, fr, es, pt; quotes and dashes of all nine languages. */
const LATIN = of(
  '\u00a0¡¿«»°²³·×½¼§©®±ºªÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüßŒœÆæŸÿ–—‘’‚“”„•…‹›€−→←\u202f\u2011',
);
const CROATIAN = of('ČčĆćĐđŠšŽž');
const RUSSIAN = [0x401, ...range(0x410, 0x44f), 0x451, 0x2116];

/**
 * A page needs few characters at once, and each file costs a request, so the cut follows the languages: every page
 * takes `latin` and `croatian` (places keep their names), Russian and Greek ones take their alphabet too. The rest is
 * fetched when somebody's name has such a letter.
 */
export const FONT_SUBSETS: readonly FontSubset[] = [
  { name: 'latin', source: 'latin', characters: [...ASCII, ...LATIN] },
  { name: 'croatian', source: 'latin-ext', characters: CROATIAN },
  { name: 'cyrillic', source: 'cyrillic', characters: RUSSIAN },
  {
    name: 'greek',
    source: 'greek',
    characters: [...range(0x384, 0x38a), 0x38c, ...range(0x38e, 0x3a1), ...range(0x3a3, 0x3ce)],
  },
  { name: 'latin-rest', source: 'latin', characters: without(LATIN_1, LATIN) },
  {
    name: 'latin-ext',
    source: 'latin-ext',
    characters: without([...range(0x100, 0x17f), ...range(0x218, 0x21b), 0x1e9e], [...CROATIAN, ...LATIN]),
  },
  { name: 'cyrillic-rest', source: 'cyrillic', characters: without([...range(0x400, 0x45f), 0x490, 0x491], RUSSIAN) },
];

/** Path of a subset's file in the project. */
export function fontFile(subset: string): string {
  return `ui-kit/src/fonts/commissioner-${subset}.woff2`;
}

/** Value of `unicode-range` for these characters. */
export function unicodeRange(characters: readonly number[]): string {
  const sorted = [...new Set(characters)].sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of sorted) {
    const open = ranges.at(-1);
    if (open !== undefined && open[1] === code - 1) open[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function of(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function without(all: readonly number[], taken: readonly number[]): number[] {
  return all.filter((code) => !taken.includes(code));
}
