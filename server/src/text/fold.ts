/**
 * Brings a text to the form in which words are compared: lower case, no accents or other ornaments (m² is m2), and one spelling for đ, which people
 * write as đ, d or dj and which Unicode does not decompose (O-04, O-05). Letters of other scripts stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD_LENGTH = 40;

/** The folded words of a text in their order; very long runs are cut. */
export function words(text: string): string[] {
  return (fold(text).match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}
