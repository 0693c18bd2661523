import { fold } from '../../../platform/text';
import type { Span } from '../chip';

/** `joint` stands inside of words and phrases (2-sobni, кв. м), `break` between thoughts. */
type TokenKind = 'word' | 'number' | 'sign' | 'joint' | 'break';

export interface Token extends Span {
  kind: TokenKind;
  /** Folded as all words that are compared; of numbers as written. */
  text: string;
  /** Written with a capital letter. */
  capital: boolean;
}

const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['word', String.raw`[mм][2²](?![\p{L}\p{N}])`],
  // 250 000 with a space of any width, then 250.000,50 and 1'000.
  ['number', String.raw`\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})|\p{Nd}+(?:[.,'’]\p{Nd}+)*`],
  ['word', String.raw`[\p{L}\p{M}]+`],
  ['sign', String.raw`[€$£%+/&]`],
  ['joint', String.raw`[-–—.'’]`],
  ['break', String.raw`[^\s\p{L}\p{M}\p{N}]`],
];

/**
 * The words, numbers and signs of a sentence in their order. Each pattern is tried once at each place and none looks back, so
 * the work grows with the length alone.
 */
export function tokenise(sentence: string): Token[] {
  const pattern = new RegExp(PATTERNS.map(([, source]) => `(${source})`).join('|'), 'giu');
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(pattern)) {
    const kind = PATTERNS.find((_, index) => match[index + 1] !== undefined)?.[0] ?? 'break';
    const written = match[0];
    const text = kind === 'word' ? fold(written) : written;
    tokens.push({ kind, text, start: match.index, end: match.index + written.length, capital: /^\p{Lu}/u.test(written) });
  }
  return tokens;
}

/** 250.000 · 1,200 · 2,5 · 1.200.000,00 · 250 000: three digits after the only sign are thousands. */
export function readDigits(written: string): number {
  const compact = written.replace(/[ \u00a0\u202f'’]/g, '');
  const signs = compact.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return Number(compact);
  const decimals = compact.length - compact.lastIndexOf(last) - 1;
  const same = signs.every((sign) => sign === last);
  const grouped = same && (signs.length > 1 || (decimals === 3 && !compact.startsWith('0')));
  const cut = grouped ? compact.length : compact.lastIndexOf(last);
  const whole = compact.slice(0, cut).replace(/[.,]/g, '');
  return Number(grouped ? whole : `${whole}.${compact.slice(cut + 1)}`);
}
