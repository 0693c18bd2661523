import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';
import { fold, VOCABULARY_WORDS } from '../../../platform/text';
import { LANGUAGES } from '../languages/languages';
import { PhraseBook } from '../phrase-book';
import { notUnderstood, type Reading, understood, unsaid } from '../reading';
import { remember } from '../remember';
import { said } from '../said';
import { countAt, signBook } from '../signs';
import { isWord, type Token, tokens } from '../tokens';
import { type Kind, KINDS, WIDE_KINDS } from './kind';

export interface KindReading {
  kind: Kind;
  category: CategoryCode;
  typology: TypologyCode;
  /** Rooms as the words count them: trosoban stan, 4-Zimmer-Wohnung; null where they do not. */
  rooms: number | null;
  bedrooms: number | null;
  groundFloor: boolean;
  /** What stands behind "with", folded: it is beside the thing and can be among its features. */
  beside: string | null;
}

/** `several`: other kinds are named that it can be as well; `wide`: the words leave the use open; `counted`: only rooms are counted. */
export type KindDoubt = 'several' | 'wide' | 'counted';

type Last = 'head-last' | 'head-first';
const BOOK = new PhraseBook<`${Kind} ${Last}`>();
const COUNTS = new PhraseBook<number>();
for (const { kinds, roomCounts, headLast } of Object.values(LANGUAGES)) {
  for (const kind of kindNames()) BOOK.add(kinds[kind], `${kind} ${headLast ? 'head-last' : 'head-first'}`);
  roomCounts.forEach((forms, index) => COUNTS.add(forms, index + 1));
}
/** Which kind a category or a type stands for; of categories those that name kinds, not deals or places. */
const NAMED: Readonly<Record<'category' | 'typology', readonly Kind[]>> = {
  category: ['tourist', 'garage', 'building', 'warehouse', 'office', 'hall', 'shop', 'land', 'premises', 'room'],
  typology: [
    'apartment',
    'attic',
    'house',
    'loft',
    'country-house',
    'villa',
    'terraced-house',
    'office',
    'shop',
    'warehouse',
    'hall',
    'premises',
    'workshop',
    'business',
    'farmland',
    'building-land',
    'bed',
    'room',
  ],
};
const OWN_NAMES = ownNames();
const ROOMS = signBook('room-noun', 'bedroom-noun', 'ground-floor');
const WITH = signBook('with', 'of', 'but');
const OR = signBook('or');
/** Nouns that make of the one before them a thing of their own: the building of an office, the room of a hotel. */
const MADE_OF = new Set<Kind>([
  'building',
  'land',
  'building-land',
  'farmland',
  'premises',
  'room',
  'bed',
  'parking',
  'garage',
  'apartment',
  'house',
  'hall',
  'workshop',
  'business',
]);

/**
 * The kind of property a phrase names: that of its head, in any of our languages. What stands behind "with" is beside it (villa with
 * garage), what stands behind "of" or "for" tells more of it (edificio de oficinas), and of nouns side by side the last one counts in
 * languages that say so (office building), else the first. Our own words for a kind always come back as that kind.
 */
export const readKind: (text: string) => Reading<KindReading, KindDoubt> = remember(read, 2000);

function read(text: string): Reading<KindReading, KindDoubt> {
  const from = said(text);
  if (from === '') return unsaid();
  const words = tokens(from.replaceAll('_', ' ').replace(/\bb\s*&\s*b\b/gi, 'bed and breakfast'));
  const counts = countsIn(words);
  const own = OWN_NAMES.get(fold(from));
  if (own !== undefined) return understood(toReading(own, counts), from, WIDE_KINDS.has(own) ? ['wide'] : []);
  const heads = segments(words).flatMap((segment) => headOf(segment) ?? []);
  const [head] = heads;
  if (head === undefined) {
    if (counts.rooms === null && counts.bedrooms === null) return notUnderstood(from);
    return understood(toReading('apartment', counts), from, ['counted']);
  }
  const rivals = [...head.rivals, ...heads.slice(1).map(({ kind }) => kind)].filter(
    (rival) => KINDS[rival].category !== KINDS[head.kind].category,
  );
  return understood(toReading(head.kind, counts, head.beside), from, [
    ...(rivals.length > 0 ? ['several' as const] : []),
    ...(WIDE_KINDS.has(head.kind) ? ['wide' as const] : []),
  ]);
}

type Counts = Pick<KindReading, 'rooms' | 'bedrooms' | 'groundFloor'>;

function toReading(kind: Kind, counts: Counts, beside: string | null = null): KindReading {
  return { kind, category: KINDS[kind].category, typology: KINDS[kind].typology, ...counts, beside };
}

/** Alternatives: house / villa, flat, ground floor. */
function segments(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let within = 0;
  words.forEach((word, at) => {
    within = Math.max(within - 1, BOOK.longestAt(words, at)?.length ?? 0);
    // A word for "or" can be part of a name in another language: kuća u nizu.
    if ((!isWord(word) && word.kind !== 'plus') || (within === 0 && OR.longestAt(words, at) !== null)) parts.push([]);
    else parts.at(-1)?.push(word);
  });
  return parts;
}

interface Head {
  kind: Kind;
  /** Kinds beside it, of which it is not sure that they are only part of it. */
  rivals: Kind[];
  beside: string | null;
}

function headOf(words: readonly Token[]): Head | null {
  let head: Head | null = null;
  let lastWins = false;
  for (let at = 0; at < words.length;) {
    const counted = countedRooms(words, at);
    if (counted !== null && (counted.number > 1 || head !== null || kindAfter(words, counted.end))) {
      at = counted.end;
      continue;
    }
    const found = BOOK.longestAt(words, at);
    if (found === null) {
      // Nothing behind "with" is the thing itself, not even where the thing is not known; once it is known, its phrase is over.
      if (words[at]?.kind === 'plus') return besideOf(head, words, at);
      const sign = WITH.longestAt(words, at);
      if (sign !== null && (head !== null || (sign.meanings.has('with') && !sign.meanings.has('of'))))
        return sign.meanings.has('with') ? besideOf(head, words, at) : head;
      at += sign?.length ?? 1;
      continue;
    }
    const kinds = [...new Set([...found.meanings].map(kindOf))];
    const [kind] = kinds;
    const last = [...found.meanings].some((meaning) => meaning.endsWith(' head-last'));
    if (kind !== undefined && head === null) head = { kind, rivals: kinds.slice(1), beside: null };
    else if (kind !== undefined && head !== null && lastWins && last)
      head = { kind, rivals: MADE_OF.has(kind) ? [] : [head.kind], beside: null };
    else if (kind !== undefined && head !== null && head.kind !== kind) head.rivals.push(...kinds);
    lastWins = last;
    at += found.length;
  }
  return head;
}

function besideOf(head: Head | null, words: readonly Token[], at: number): Head | null {
  return head === null
    ? null
    : {
        ...head,
        beside: words
          .slice(at)
          .map(({ text }) => text)
          .join(' '),
      };
}

function kindAfter(words: readonly Token[], at: number): boolean {
  return words.some((_, index) => index >= at && BOOK.longestAt(words, index) !== null);
}

/** "2 rooms", "two room", "4 Zimmer", "3 bedroom": rooms that are counted are not what is offered. */
function countedRooms(
  words: readonly Token[],
  at: number,
): { number: number; rooms: number | null; bedrooms: number | null; end: number } | null {
  const number = countAt(words, at);
  const noun = number === null ? null : ROOMS.longestAt(words, at + 1);
  if (number === null || noun === null || number < 1 || number > 99) return null;
  const end = at + 1 + noun.length;
  if (noun.meanings.has('bedroom-noun')) return { number, rooms: null, bedrooms: number, end };
  return noun.meanings.has('room-noun') ? { number, rooms: number, bedrooms: null, end } : null;
}

function countsIn(words: readonly Token[]): Counts {
  const counts: Counts = { rooms: null, bedrooms: null, groundFloor: false };
  for (let at = 0; at < words.length; at++) {
    const counted = countedRooms(words, at);
    counts.rooms ??= counted?.rooms ?? [...(COUNTS.longestAt(words, at)?.meanings ?? [])][0] ?? null;
    counts.bedrooms ??= counted?.bedrooms ?? null;
    counts.groundFloor ||= ROOMS.longestAt(words, at)?.meanings.has('ground-floor') === true;
  }
  return counts;
}

function kindOf(meaning: `${Kind} ${Last}`): Kind {
  const [name] = meaning.split(' ');
  return kindNames().find((kind) => kind === name) ?? 'house';
}

function kindNames(): Kind[] {
  return Object.keys(KINDS).filter((name): name is Kind => Object.hasOwn(KINDS, name));
}

/** What our pages call types and categories, and what titles call kinds. */
function ownNames(): ReadonlyMap<string, Kind> {
  const names = new Map<string, Kind>();
  for (const { categories, typologies } of Object.values(VOCABULARY_WORDS)) {
    for (const [codes, field] of [
      [categories, 'category'],
      [typologies, 'typology'],
    ] as const) {
      for (const [code, name] of Object.entries<string>(codes)) {
        const kind = NAMED[field].find((known) => KINDS[known][field] === Number(code));
        if (kind !== undefined) names.set(fold(name), kind);
      }
    }
  }
  for (const { kinds } of Object.values(LANGUAGES))
    for (const kind of kindNames()) names.set(fold(titleWord(kinds[kind])), kind);
  return names;
}

/** The first phrase of a kind, as titles write it. */
export function titleWord(phrases: string): string {
  return phrases.split(';')[0]?.trim() ?? '';
}
