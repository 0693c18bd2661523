/** A lexeme as `tsquery` and `tsvector` are written: inside quotes nothing is an operator; a quote or backslash stands for itself when doubled. */
export function quoteLexeme(lexeme: string): string {
  // Nearly none has such a sign, and looking is cheaper than replacing.
  const special = lexeme.includes("'") || lexeme.includes('\\');
  return `'${special ? lexeme.replace(/['\\]/g, '$&$&') : lexeme}'`;
}
