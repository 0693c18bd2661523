import { KEYWORD_MAX_LENGTH } from '@kvadrat/contracts/constants';
import type { PlaceDirectory } from '../../geography/api';
import type { Span, Understood } from '../chip';
import { denialBefore } from './denials';
import { Draft, type Piece } from './draft';
import { findPieces, type Vocabulary } from './find-pieces';
import type { Code } from './phrase-tree';
import { readAroundRest } from './read-around';
import { readPlaces } from './read-places';
import { readQuantities } from './read-quantities';
import { readEnergyClasses, readTerms } from './read-terms';
import { namesAnObject, settle } from './settle';
import type { Token } from './tokenise';

export interface LanguageReading {
  chips: readonly Understood[];
  notUnderstood: readonly Span[];
  /** Share of the words that the language knows, 0 to 1, and how many those are. */
  known: number;
  words: number;
}

/** What says nothing by itself but is told when it is denied. */
const DENIED: readonly Code[] = ['island', 'sea', 'centre', 'old-town', 'country', 'surroundings', 'transit'];
/** What may be looked for word by word; what stands in quotes elsewhere is code or a joke. */
const SAYABLE = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}\s.,'’&/+-]+$/u;
/** Two marks and a space. */
const QUOTES = 3;
/** Signs that ask for something when nothing took them. */
const WISHES: readonly Code[] = [
  'sea',
  'centre',
  'old-town',
  'per-metre',
  'bathroom-noun',
  'bedroom-noun',
  'room-noun',
  'room-part',
  'other',
  'month',
  'short-stay',
  'needless',
  'refused',
  'surroundings',
];

/** What a sentence says when it is of one language. */
export function readInLanguage(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  directory: PlaceDirectory,
): LanguageReading {
  const draft = new Draft(findPieces(tokens, vocabulary));
  readQuotes(draft);
  readEnergyClasses(draft);
  readQuantities(draft);
  readAroundRest(draft);
  readPlaces(draft, directory);
  readTerms(draft);
  readRoomsToLet(draft);
  loseDenied(draft);
  const { chips, lost } = settle(draft);
  const rest = draft.pieces
    .filter((piece, at) => !draft.isTaken(at) && isWish(piece))
    .map(({ start, end }) => ({ start, end }));
  return { chips, notUnderstood: joinSpans([...lost, ...rest], draft.pieces), ...knownOf(draft.pieces) };
}

/** What stands in quotes, as far as an address has room for it. */
function readQuotes(draft: Draft): void {
  let left = KEYWORD_MAX_LENGTH;
  for (const [at, { kind, text }] of draft.pieces.entries()) {
    if (kind !== 'quoted') continue;
    const value = text.slice(1, -1).trim().replace(/\s+/g, ' ');
    left -= value.length + QUOTES;
    if (value === '') draft.take(at, at + 1);
    else if (left < 0 || !SAYABLE.test(value)) draft.lose(at, at + 1);
    else draft.say(at, at + 1, { field: 'keyword', value });
  }
}

/** "Nicht auf einer Insel": no criterion can say it, so it is told. */
function loseDenied(draft: Draft): void {
  for (const [at] of draft.pieces.entries()) {
    const denial = draft.has(at, ...DENIED) ? denialBefore(draft, at) : null;
    if (denial !== null) draft.lose(denial, at + 1);
  }
}

/** A room without a number, and nothing else that is looked for, is a room to let. */
function readRoomsToLet(draft: Draft): void {
  if (namesAnObject(draft.chips)) return;
  const at = draft.pieces.findIndex((_, index) => draft.has(index, 'room-noun', 'bedroom-noun'));
  if (at >= 0) draft.say(at, at + 1, { field: 'category', value: 4 });
}

function isWish({ kind, codes }: Piece): boolean {
  if (kind === 'unknown' || kind === 'number' || kind === 'room-code') return true;
  return WISHES.some((code) => codes.has(code)) && !codes.has('stop');
}

/** Neighbours become one: what stands between two of them is a space or a joint. */
function joinSpans(spans: readonly Span[], pieces: readonly Piece[]): Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const before = joined.at(-1);
    const apart =
      before === undefined ||
      pieces.some(({ kind, start, end }) => kind !== 'joint' && start >= before.end && end <= span.start);
    if (before === undefined || apart) joined.push({ ...span });
    else before.end = Math.max(before.end, span.end);
  }
  return joined;
}

function knownOf(pieces: readonly Piece[]): Pick<LanguageReading, 'known' | 'words'> {
  const counted = pieces.filter(({ kind }) => kind === 'phrase' || kind === 'unknown');
  const words = counted.filter(({ kind, respelled }) => kind === 'phrase' && respelled === undefined).length;
  return { known: counted.length === 0 ? 0 : words / counted.length, words };
}
