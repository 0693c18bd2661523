/** Words that are compared together: where fewer agree by chance, more say the same. */
const WORDS = 3;
const WORD = /[\p{L}\p{N}]+/gu;

/** Fingerprints of all runs of three words of a text. */
export type Shingles = ReadonlySet<number>;

export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(WORD) ?? [];
  const shingles = new Set<number>();
  for (let at = 0; at + WORDS <= words.length; at += 1) {
    let hash = 0x811c9dc5;
    for (const word of words.slice(at, at + WORDS)) {
      for (let index = 0; index < word.length; index += 1) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
      hash = Math.imul(hash ^ 0x20, 0x01000193);
    }
    shingles.add(hash >>> 0);
  }
  return shingles;
}

/** How much of the shorter text stands in the longer one as well, 0 to 1: whoever takes over a text leaves out or adds. */
export function textLikeness(one: Shingles, other: Shingles): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const shingle of few) if (many.has(shingle)) shared += 1;
  return shared / few.size;
}
