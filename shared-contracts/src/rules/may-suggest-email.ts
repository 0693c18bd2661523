const LEAST_AFTER_AT = 3;

/**
 * Whether it is worth asking the server for a likelier spelling of an address: from the
 * third character after the last `@` on.
 */
export function maySuggestEmail(typed: string): boolean {
  const at = typed.lastIndexOf('@');
  return at >= 0 && typed.trimEnd().length - at - 1 >= LEAST_AFTER_AT;
}
