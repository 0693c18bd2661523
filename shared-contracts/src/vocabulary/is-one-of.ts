/** Whether a value that came from outside is one of an enumeration's words or codes, of exactly their type. */
export function isOneOf<const T>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}
