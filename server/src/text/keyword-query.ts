import { analyse } from './analyse';

const SHORTEST_PREFIX = 2;

/**
 * The `tsquery` for a visitor's keyword (R130): all words must occur, the last one may be unfinished.
 * Null when the keyword holds nothing to search by (only filler words or signs).
 * @param required further lexemes that must all occur, such as filters kept as words
 */
export function keywordQuery(keyword: string, required: readonly string[] = []): string | null {
  const stems = analyse(keyword);
  const last = stems.at(-1);
  if (last === undefined) return null;
  const quoted = stems.map((word) => (word === last && word.length >= SHORTEST_PREFIX ? `${quoteLexeme(word)}:*` : quoteLexeme(word)));
  return [...required.map(quoteLexeme), ...quoted].join(' & ');
}

/** A lexeme as `tsquery` and `tsvector` are written: inside quotes nothing is an operator; a quote or backslash stands for itself when doubled. */
export function quoteLexeme(lexeme: string): string {
  // Nearly none has such a sign, and looking is cheaper than replacing.
  const special = lexeme.includes("'") || lexeme.includes('\\');
  return `'${special ? lexeme.replace(/['\\]/g, '$&$&') : lexeme}'`;
}
