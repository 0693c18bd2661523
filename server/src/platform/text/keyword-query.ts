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
 * The `tsquery` for a visitor's keyword: all words must occur, in any of their forms, the last one may be
 * unfinished unless something follows it. A word is looked for by every stem it may have in one of the languages.
 *
 * Null when the keyword holds nothing to search by (only filler words or signs). Where it quotes phrases this is half of the condition:
 * `keywordPhrases` gives the other half.
 *
 * @param required further lexemes that must all occur, such as filters kept as words
 */
export function keywordQuery(keyword: string, required: readonly string[] = []): string | null {
  const { phrases, rest } = read(keyword);
  // A quoted word is finished.
  const sought = [...phrases.flatMap((inside) => soughtWords(`${inside} `)), ...soughtWords(rest)];
  const parts = new Set(sought.slice(0, MOST_WORDS).map(wordQuery));
  return parts.size === 0 ? null : [...required.map(quoteLexeme), ...parts].join(' & ');
}

/**
 * What stands in quotes and must occur just so, as `LIKE` patterns for the `words` of a document: these words in this order, common ones included,
 * nothing between them. Letters may be typed with or without their marks. Phrases without a word to search by are left out.
 */
export function keywordPhrases(keyword: string): string[] {
  const { phrases } = read(keyword);
  return phrases.flatMap((inside) => {
    const list = words(inside).slice(0, MOST_WORDS);
    // Words are letters and digits: nothing in them means something in a pattern.
    return list.every((word) => STOP_WORDS.has(word)) ? [] : [`% ${list.join(' ')} %`];
  });
}

function read(keyword: string): { phrases: string[]; rest: string } {
  const typed = keyword.normalize('NFKC');
  return { phrases: [...typed.matchAll(QUOTED)].map(([, inside = '']) => inside), rest: typed.replace(QUOTED, ' " ') };
}

function wordQuery({ lexemes, beginning }: SoughtWord): string {
  const alternatives = [...lexemes.map(quoteLexeme), ...(beginning === null ? [] : [`${quoteLexeme(beginning)}:*`])];
  const [only = '', ...others] = alternatives;
  return others.length === 0 ? only : `(${alternatives.join(' | ')})`;
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
