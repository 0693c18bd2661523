/**
 * A generic validation rule: the message of what is wrong with a value, or null.
 * `values` holds the whole form, for rules that look at a second field.
 * Messages come from the caller; a rule made without one answers with its own key.
 */
export type Rule = (value: unknown, values?: Readonly<Record<string, unknown>>) => string | null;

/** The first message of several rules, asked in order; null when all are content. */
export function firstFailure(
  rules: readonly Rule[],
  value: unknown,
  values?: Readonly<Record<string, unknown>>,
): string | null {
  for (const rule of rules) {
    const message = rule(value, values);
    if (message !== null) return message;
  }
  return null;
}
