/** One way to take a text apart: what may be the town, and what would then be parts of it. */
export interface PlaceReading {
  town: string;
  parts: readonly string[];
  /** Cut between words alone, where people put a sign: only good where the rest is exact. */
  loose: boolean;
}

const POSTCODE = /(?:^|\s|,)(?:HR[\s-]?)?\d{5}(?=\s|,|$)/gi;
const STRONG = /\s*[,/();|]\s*|\s+[-–—]\s+/;
const MOST = 6;

/** The readings of what stands for a town, the likeliest first: the whole before its pieces, signs before hyphens, hyphens before spaces. */
export function readingsOf(text: string): PlaceReading[] {
  const whole = text
    .replace(POSTCODE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;/-]+|[\s,;/-]+$/g, '');
  if (whole === '') return [];
  return [
    { town: whole, parts: [], loose: false },
    ...piecesOf(whole.split(STRONG), whole),
    ...piecesOf(whole.split(/\s*[-–—]\s*/), whole),
    ...wordsOf(whole.split(/[\s,/();|–—-]+/)),
  ];
}

/** Each piece as the town, the first one before the others; what stands behind it first as it is, so that "Gornji grad - Medveščak" stays whole. */
function piecesOf(split: readonly string[], whole: string): PlaceReading[] {
  const pieces = split
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .slice(0, MOST);
  if (pieces.length < 2) return [];
  return pieces.map((town, index) => {
    const rest =
      index === 0
        ? whole.slice(whole.indexOf(town) + town.length)
        : index === pieces.length - 1
          ? whole.slice(0, whole.lastIndexOf(town))
          : '';
    const others = pieces.filter((_, at) => at !== index);
    return {
      town,
      parts: [rest.replace(/^[\s,;/()|–—-]+|[\s,;/()|–—-]+$/g, ''), ...others].filter((part) => part !== ''),
      loose: false,
    };
  });
}

/** The longest beginning or end as the town: "Split Bačvice", "centar Splita". */
function wordsOf(words: readonly string[]): PlaceReading[] {
  const kept = words.filter((word) => word !== '').slice(0, MOST);
  return Array.from({ length: Math.max(0, kept.length - 1) }, (_, index) => kept.length - 1 - index).flatMap(
    (length) => [
      { town: kept.slice(0, length).join(' '), parts: [kept.slice(length).join(' ')], loose: true },
      { town: kept.slice(-length).join(' '), parts: [kept.slice(0, -length).join(' ')], loose: true },
    ],
  );
}
