import { type Digits, readDigits } from '@kvadrat/contracts/numbers';

/** A number in a text and where it stands. */
export interface FoundNumber extends Digits {
  start: number;
  end: number;
  /** Whether a minus stands before it that is none of a range. */
  negative: boolean;
}

/** Groups of three with spaces of any width first, then everything else digits are written with; an exponent as programs print it. */
const NUMBER =
  /(?<![\p{N}.,])[.,]\p{Nd}+(?![.,]?\p{N})|\p{Nd}{1,3}(?:[ \u00a0\u2007\u2009\u202f]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?|\p{Nd}+(?:[.,'’‘`´_]\p{Nd}+)*(?:e[+-]?\p{Nd}{1,2}(?![\p{L}\p{N}]))?/giu;

/** All numbers of a text in their order; null where digits are written that are no number (12.34.5). Those inside of words, as in m2, are none. */
export function findNumbers(text: string): FoundNumber[] | null {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const { index } = match;
    const [written] = match;
    // The square of a metre or a foot: m2, m 2, m^2, ft2.
    if (/^[2²]$/.test(written) && /(?<!\p{L})(?:[mм]|ft|feet|km|mts?|sq)\s?\^?$/iu.test(text.slice(0, index))) continue;
    const digits = readDigits(written);
    if (digits === null) return null;
    found.push({
      ...digits,
      start: index,
      end: index + written.length,
      negative: /(^|[^\p{L}\p{N}\s.,-])\s*[-−]\s*$|^\s*[-−]\s*$/u.test(text.slice(0, index)),
    });
  }
  return found;
}
