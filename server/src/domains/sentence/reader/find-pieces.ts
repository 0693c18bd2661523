import type { NamedPlaces } from '../places/place-names';
import type { Piece } from './draft';
import type { Lexicon } from './lexicon';
import type { PhraseMatch, PhraseTree } from './phrase-tree';
import { readDigits, type Token } from './tokenise';

export interface Vocabulary {
  lexicon: Lexicon;
  phrases: PhraseTree;
  /** The longest name of a place at a token. */
  nameAt: (start: number, declines: boolean) => NamedPlaces | null;
}

const NO_CODES: Piece['codes'] = new Set();
/** Italian names of places that are words in other languages; there they need a capital letter. */
const EVERYDAY = new Set(['pola', 'pago', 'valle', 'nona', 'segna', 'fontane', 'zara', 'brod', 'lago', 'torre', 'montona']);

/** Cuts a sentence into phrases, numbers, places and what is none of them. */
export function findPieces(tokens: readonly Token[], vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [piece, end] = pieceAt(tokens, at, vocabulary);
    pieces.push(piece);
    at = end;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): [Piece, number] {
  const token = tokens[at];
  if (token === undefined) throw new RangeError('there is no such token');
  const pieceTo = (end: number, rest: Omit<Piece, 'start' | 'end' | 'text' | 'glued'>): [Piece, number] => {
    const glued = at > 0 && tokens[at - 1]?.end === token.start;
    return [{ start: token.start, end: tokens[end - 1]?.end ?? token.end, text: token.text, glued, ...rest }, end];
  };
  const counts = vocabulary.lexicon.roomCodes[token.text];
  const digits = tokens[at + 1];
  if (counts !== undefined && digits?.kind === 'number' && digits.start === token.end && !/[.,]/.test(digits.text)) {
    return pieceTo(at + 2, { kind: 'room-code', codes: NO_CODES, number: Number(digits.text), counts });
  }
  const phrase = vocabulary.phrases.longestAt(tokens, at);
  const places = namesAt(tokens, at, vocabulary);
  if (places !== null && isPlace(places.end - at, phrase, at, places.candidates.some(({ exact }) => exact))) {
    return pieceTo(places.end, { kind: 'place', codes: NO_CODES, places });
  }
  if (phrase !== null && (token.kind !== 'number' || phrase.end > at + 1)) return pieceTo(phrase.end, { kind: 'phrase', codes: phrase.codes });
  if (token.kind === 'number') return pieceTo(at + 1, { kind: 'number', codes: NO_CODES, number: readDigits(token.text) });
  if (token.kind === 'joint' || token.kind === 'break') return pieceTo(at + 1, { kind: token.kind, codes: NO_CODES });
  return pieceTo(at + 1, { kind: 'unknown', codes: NO_CODES });
}

/** Words of the language win, but for names that are longer. */
function isPlace(length: number, phrase: PhraseMatch | null, at: number, exact: boolean): boolean {
  return phrase === null || (exact && length > phrase.end - at);
}

function namesAt(tokens: readonly Token[], at: number, { nameAt, lexicon, phrases }: Vocabulary): NamedPlaces | null {
  const found = nameAt(at, lexicon.declines);
  const token = tokens[at];
  if (found === null || token === undefined) return null;
  if (EVERYDAY.has(token.text) && !token.capital && found.end === at + 1) return null;
  // "Split 3" is a quarter, "Split 3 sobe" is not.
  const last = tokens[found.end - 1];
  if (last?.kind === 'number' && phrases.longestAt(tokens, found.end) !== null) return null;
  const before = at === 0 ? null : phrases.longestAt(tokens, at - 1);
  const led = before?.end === at && ['in', 'on', 'near', 'island', 'old-town', 'centre'].some((code) => hasCode(before, code));
  const written = token.capital && at > 0 && token.text.length > 3;
  const candidates = found.candidates.filter(({ places, exact }) => {
    const small = places.some(({ kind }) => kind === 'naselje');
    if (small) return exact ? led || written : led && token.capital;
    return exact || led || token.capital;
  });
  return candidates.length === 0 ? null : { ...found, candidates };
}

function hasCode({ codes }: PhraseMatch, wanted: string): boolean {
  return [...codes].some((code) => code === wanted);
}
