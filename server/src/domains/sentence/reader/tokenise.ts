import { fold } from '../../../platform/text';
import type { Span } from '../chip';

/**
 * `joint` stands inside of words and phrases (2-sobni, кв. м), `break` between thoughts; `quoted` is everything between two
 * quotation marks, which is looked for as it stands.
 */
type TokenKind = 'quoted' | 'word' | 'number' | 'sign' | 'joint' | 'break';

export interface Token extends Span {
  kind: TokenKind;
  /** Folded as all words that are compared; of numbers as written. */
  text: string;
  /** Written with a capital letter. */
  capital: boolean;
}

/** Words of so few letters with a dot behind them are abbreviations; the longer ones are few. */
const LONGEST_ABBREVIATION = 4;
const LONG_ABBREVIATIONS = new Set([
  'approx',
  'aprox',
  'appart',
  'schlafz',
  'grundst',
  'wohnfl',
  'nutzfl',
  'kvadr',
  'minim',
  'maxim',
  'monatl',
  'комнат',
  'περιπ',
  'εκατομ',
]);

const MARKS = '"“”„‟«»〝〞';
const QUOTED = `[${MARKS}][^${MARKS}]*[${MARKS}]`;
/** A sentence that stands in quotes as a whole is read as any other. */
const ALL_QUOTED = new RegExp(`^\\s*${QUOTED}\\s*$`, 'u');

const PATTERNS: readonly (readonly [TokenKind, string])[] = [
  ['quoted', QUOTED],
  ['word', String.raw`(?:[мm]|ft)[2²](?![\p{L}\p{N}])`],
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
  const patterns = ALL_QUOTED.test(sentence) ? PATTERNS.slice(1) : PATTERNS;
  const pattern = new RegExp(patterns.map(([, source]) => `(${source})`).join('|'), 'giu');
  const tokens: Token[] = [];
  for (const match of sentence.matchAll(pattern)) {
    const found = patterns.find((_, index) => match[index + 1] !== undefined)?.[0] ?? 'break';
    const written = match[0];
    const kind =
      found === 'joint' && written === '.' && endsThought(sentence, match.index, tokens.at(-1)) ? 'break' : found;
    const text = kind === 'word' ? fold(written) : written;
    tokens.push({
      kind,
      text,
      start: match.index,
      end: match.index + written.length,
      capital: /^\p{Lu}/u.test(written),
    });
  }
  return tokens;
}

/** Whether a dot is the end of a thought: not behind an abbreviation, and not inside of what goes on without a space. */
function endsThought(sentence: string, dot: number, before: Token | undefined): boolean {
  if (before === undefined || before.kind !== 'word') return false;
  const behind = sentence.charAt(dot + 1);
  return (
    (behind === '' || /\s/u.test(behind)) &&
    before.text.length > LONGEST_ABBREVIATION &&
    !LONG_ABBREVIATIONS.has(before.text)
  );
}
