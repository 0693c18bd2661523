/** Parts of the font that pages start with; `commissioner-<name>.woff2` is the file of each. */
export type FirstFont = 'latin' | 'croatian' | 'cyrillic' | 'greek';

/** Places keep their Croatian names and figures their digits in every language. */
const EVERYWHERE: readonly FirstFont[] = ['latin', 'croatian'];
const OWN_ALPHABET: Readonly<Record<string, FirstFont>> = { ru: 'cyrillic', el: 'greek' };

/** Parts with the letters that a page of this language certainly shows. */
export function firstFonts(language: string): readonly FirstFont[] {
  const own = OWN_ALPHABET[language];
  return own === undefined ? EVERYWHERE : [...EVERYWHERE, own];
}
