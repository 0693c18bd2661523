import { words } from './fold';
import { quoteLexeme } from './quote-lexeme';
import { possibleStems } from './stem';
import { STOP_WORDS } from './stop-words';

/** A beginning this short is that of too many words. */
const SHORTEST_PREFIX = 3;
/** Keywords have a hundred characters at most; who calls with more is not made to wait. */
const MOST_WORDS = 50;
/** Every sign that opens or closes a quotation in one of the languages, and the inch mark that stands for them. */
const QUOTED = /["“”„‟«»〝〞]([^"“”„‟«»〝〞]*)["“”„‟«»〝〞]/gu;
const ENDS_IN_A_WORD = /[\p{L}\p{N}]\p{M}*$/u;

/**
 * The `tsquery` for a visitor's keyword (R130): all words must occur, in any of their forms, the last one may be
 * unfinished unless something follows it. What stands in quotes must occur word by word in this order, common words included.
 * A word is looked for by every stem it may have in one of the languages.
 *
 * Null when the keyword holds nothing to search by (only filler words or signs). The query is the whole condition: documents know their
 * words' positions, see `documentVector`.
 *
 * @param required further lexemes that must all occur, such as filters kept as words
 */
export function keywordQuery(keyword: string, required: readonly string[] = []): string | null {
  const typed = keyword.normalize('NFKC');
  const phrases = [...typed.matchAll(QUOTED)].map(([, inside = '']) => phraseQuery(inside));
  const rest = typed.replace(QUOTED, ' " ');
  const parts = [...phrases, ...soughtWords(rest).map(wordQuery)].filter((part) => part !== null);
  return parts.length === 0 ? null : [...required.map(quoteLexeme), ...new Set(parts)].join(' & ');
}

function wordQuery({ lexemes, beginning }: SoughtWord): string {
  return anyOf([...lexemes.map(quoteLexeme), ...(beginning === null ? [] : [`${quoteLexeme(beginning)}:*`])]);
}

function phraseQuery(inside: string): string | null {
  const inOrder = words(inside).slice(0, MOST_WORDS).map((word) => (STOP_WORDS.has(word) ? quoteLexeme(word) : anyOf(possibleStems(word).map(quoteLexeme))));
  return inOrder.length > 1 ? `(${inOrder.join(' <-> ')})` : (inOrder[0] ?? null);
}

/** A word of a keyword as the index is asked for it. */
export interface SoughtWord {
  /** Stems the word may have, one for each language that gives another one: any of them will do. */
  lexemes: readonly string[];
  /** Of a word that may be unfinished: lexemes that begin so will do, too. */
  beginning: string | null;
}

/** The words outside quotes that must all occur; those too common to search by are left out. */
export function soughtWords(text: string): SoughtWord[] {
  const list = words(text).slice(0, MOST_WORDS);
  const mayBeUnfinished = ENDS_IN_A_WORD.test(text);
  return list.flatMap((word, index) => {
    if (STOP_WORDS.has(word)) return [];
    const unfinished = mayBeUnfinished && index === list.length - 1 && word.length >= SHORTEST_PREFIX;
    return { lexemes: possibleStems(word), beginning: unfinished ? word : null };
  });
}

function anyOf(alternatives: readonly string[]): string {
  const [only, ...others] = alternatives;
  return only !== undefined && others.length === 0 ? only : `(${alternatives.join(' | ')})`;
}
