/** What a call was sent, form or JSON. Of a name that comes twice the first value counts; only lists have several. */
export interface Fields {
  /** Empty where there is none. */
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  has: (name: string) => boolean;
}

/** Values by name, as the parsers of `account-scope` leave them: no object whose prototype a name could reach. */
export class FieldValues extends Map<string, string[]> {}

/** Reads a body that `accounts.scope` has parsed; anything else has no fields. */
export function readFields(body: unknown): Fields {
  const values = body instanceof FieldValues ? body : new FieldValues();
  const list = (name: string): readonly string[] => values.get(name) ?? [];
  return { text: (name) => list(name)[0] ?? '', list, has: (name) => values.has(name) };
}
