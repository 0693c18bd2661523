/** Letters that Unicode does not decompose, and the two that are written for one: đ, d or dj. */
const ONE_SPELLING: Readonly<Record<string, string>> = {
  đ: 'd',
  dj: 'd',
  ß: 'ss',
  ς: 'σ',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const SEVERAL_SPELLINGS = new RegExp(Object.keys(ONE_SPELLING).join('|'), 'g');

/**
 * Brings a text to the form in which words are compared: lower case, no accents or other ornaments (m² is m2), digits of any width as plain ones, and
 * one spelling where people use several. Letters of other scripts stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(SEVERAL_SPELLINGS, (letters) => ONE_SPELLING[letters] ?? letters);
}

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD_LENGTH = 40;

/** The folded words of a text in their order; very long runs are cut. */
export function words(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}
