import { readDigits } from '@kvadrat/contracts/numbers';
import type { NearName } from '../places/near-names';
import type { NamedPlaces } from '../places/place-names';
import type { Piece } from './draft';
import type { Everyday } from './everyday';
import type { Lexicon } from './lexicon';
import type { NearWords } from './near-words';
import type { NumberWords } from './number-words';
import type { PhraseMatch, PhraseTree } from './phrase-tree';
import type { Token } from './tokenise';

export interface Vocabulary {
  lexicon: Lexicon;
  phrases: PhraseTree;
  numbers: NumberWords;
  nearWords: NearWords;
  everyday: Everyday;
  /** The longest name of a place at a token, that ends before a limit. */
  nameAt: (start: number, declines: boolean, limit?: number) => NamedPlaces | null;
  /** The place that a word that is no name of one was meant to name. */
  nearName: (word: string, declines: boolean) => NearName | null;
}

const STROKES: ReadonlySet<string> = new Set(['/', '+']);
const MOST_IN_CODE = 6;
const NO_CODES: Piece['codes'] = new Set();

/** Cuts a sentence into phrases, numbers, places and what is none of them. */
export function findPieces(tokens: readonly Token[], vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length;) {
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
    // The stroke of "/mj" joins it to the sum and is no word of it.
    const first = STROKES.has(token.text) && end > at + 1 ? tokens[at + 1] : token;
    return [
      { start: first?.start ?? token.start, end: tokens[end - 1]?.end ?? token.end, text: token.text, glued, ...rest },
      end,
    ];
  };
  if (token.kind === 'quoted') return pieceTo(at + 1, { kind: 'quoted', codes: NO_CODES });
  const counts = vocabulary.lexicon.roomCodes[token.text];
  const digits = tokens[at + 1];
  if (counts !== undefined && digits?.kind === 'number' && digits.start === token.end && !/[.,]/.test(digits.text)) {
    return pieceTo(at + 2, { kind: 'room-code', codes: NO_CODES, number: Number(digits.text), counts });
  }
  const rooms = roomsBesideLiving(tokens, at);
  if (rooms !== null)
    return pieceTo(rooms, { kind: 'room-code', codes: NO_CODES, number: Number(token.text), counts: 'bedrooms' });
  const phrase = vocabulary.phrases.longestAt(tokens, at);
  const spoken = vocabulary.numbers.at(tokens, at);
  if (spoken !== null && (phrase === null || spoken.end >= phrase.end)) {
    return pieceTo(spoken.end, { kind: 'number', codes: NO_CODES, number: spoken.value, scale: spoken.scale });
  }
  const places = namesAt(tokens, at, vocabulary);
  const named =
    places !== null &&
    (isPlace(
      places.end - at,
      phrase,
      at,
      places.candidates.some(({ exact }) => exact),
    ) ||
      (phrase?.codes.has('other') === true && isLed(tokens, at, vocabulary)));
  if (named) {
    return pieceTo(places.end, { kind: 'place', codes: NO_CODES, places });
  }
  if (phrase !== null && (token.kind !== 'number' || phrase.end > at + 1))
    return pieceTo(phrase.end, { kind: 'phrase', codes: phrase.codes });
  if (token.kind === 'number')
    return pieceTo(at + 1, { kind: 'number', codes: NO_CODES, number: readDigits(token.text)?.value ?? Number.NaN });
  if (token.kind === 'joint' || token.kind === 'break') return pieceTo(at + 1, { kind: token.kind, codes: NO_CODES });
  return pieceTo(
    at + 1,
    token.kind === 'word' ? respelled(tokens, at, vocabulary) : { kind: 'unknown', codes: NO_CODES },
  );
}

/** A word that is in no lexicon and no name, unless it is one slip away from one of them. */
function respelled(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Omit<Piece, 'start' | 'end' | 'text' | 'glued'> {
  const { text = '', capital = false } = tokens[at] ?? {};
  const word = vocabulary.nearWords.at(text);
  if (word !== null) return { kind: 'phrase', codes: word.codes, respelled: word.word };
  const name = capital || isLed(tokens, at, vocabulary) ? vocabulary.nearName(text, vocabulary.lexicon.declines) : null;
  if (name === null) return { kind: 'unknown', codes: NO_CODES };
  return {
    kind: 'place',
    codes: NO_CODES,
    places: { candidates: [{ places: [name.place], weight: 0, exact: false }], end: at + 1 },
    respelled: name.name,
  };
}

/** Whether a word that leads to a place stands before it. */
function isLed(tokens: readonly Token[], at: number, { phrases }: Vocabulary): boolean {
  const before = at === 0 ? null : phrases.longestAt(tokens, at - 1);
  return (
    before?.end === at && ['in', 'on', 'near', 'island', 'old-town', 'centre'].some((code) => hasCode(before, code))
  );
}

/** Behind the three rooms of "3s+db" comes the room one lives in: as Croatian ads count. @returns the index of the first token behind it */
function roomsBesideLiving(tokens: readonly Token[], at: number): number | null {
  const [rooms, letter, ...rest] = tokens.slice(at, at + MOST_IN_CODE);
  const sign = rest[0]?.kind === 'joint' ? 1 : 0;
  const coded =
    rooms?.kind === 'number' && letter?.text === 's' && /^\p{Nd}$/u.test(rooms.text) && rest[sign]?.text === '+';
  if (!coded || rest[sign + 1]?.text !== 'db') return null;
  const end = at + sign + 4;
  return tokens[end]?.text === '+' && tokens[end + 1]?.text === 'k' ? end + 2 : end;
}

/** Words of the language win, but for names that are longer. */
function isPlace(length: number, phrase: PhraseMatch | null, at: number, exact: boolean): boolean {
  return phrase === null || (exact && length > phrase.end - at);
}

function namesAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): NamedPlaces | null {
  const { nameAt, lexicon, phrases } = vocabulary;
  const longest = nameAt(at, lexicon.declines);
  const found =
    longest !== null && lastIsCount(tokens, longest.end, phrases)
      ? nameAt(at, lexicon.declines, longest.end - 1)
      : longest;
  const token = tokens[at];
  if (found === null || token === undefined) return null;
  const led = isLed(tokens, at, vocabulary);
  if (found.end === at + 1 && vocabulary.everyday.hides(token, led)) return null;
  const written = token.capital && at > 0 && token.text.length > 3;
  const candidates = found.candidates.filter(({ places, exact }) => {
    const small = places.some(({ kind }) => kind === 'naselje');
    if (small) return exact ? led || written : led && token.capital;
    return exact || led || token.capital;
  });
  return candidates.length === 0 ? null : { ...found, candidates };
}

/** "Split 3" is a quarter; of "Split 3 sobe", "Split 3s+db" and "Split 3-sobni" the number counts something. */
function lastIsCount(tokens: readonly Token[], end: number, phrases: PhraseTree): boolean {
  const [last, next, behind] = [tokens[end - 1], tokens[end], tokens[end + 1]];
  if (last?.kind !== 'number') return false;
  if (phrases.longestAt(tokens, end) !== null || (next?.kind === 'word' && next.start === last.end)) return true;
  return next?.kind === 'joint' && next.start === last.end && behind?.start === next.end;
}

function hasCode({ codes }: PhraseMatch, wanted: string): boolean {
  return [...codes].some((code) => code === wanted);
}
