import { indexDocument, type Passage, soughtWords } from '..';

/** The words a document is found by. */
export function lexemesOf(passages: readonly Passage[]): string[] {
  return [...indexDocument(passages).tsv.matchAll(/'((?:[^']|'')+)'/g)].map(([, lexeme = '']) =>
    lexeme.replaceAll("''", "'"),
  );
}

/** Whether a keyword without quotes finds a document, as PostgreSQL would say. */
export function finds(keyword: string, passages: readonly Passage[]): boolean {
  const lexemes = lexemesOf(passages);
  const sought = soughtWords(keyword);
  return (
    sought.length > 0 &&
    sought.every(({ lexemes: any, beginning }) =>
      lexemes.some((lexeme) => any.includes(lexeme) || (beginning !== null && lexeme.startsWith(beginning))),
    )
  );
}
