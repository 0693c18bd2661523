/** What a call was sent, form or JSON. Of a name that comes twice the first value counts; only lists have several. */
export interface Fields {
  /** Empty where there is none. */
  text: (name: string) => string;
  list: (name: string) => readonly string[];
  has: (name: string) => boolean;
}

/** Reads a body that `accounts.scope` has parsed; anything else has no fields. */
export function readFields(body: unknown): Fields {
  const values = body instanceof Map ? body : NO_VALUES;
  const list = (name: string): readonly string[] => {
    const found: unknown = values.get(name);
    return Array.isArray(found) ? found.filter((value) => typeof value === 'string') : [];
  };
  return { text: (name) => list(name)[0] ?? '', list, has: (name) => values.has(name) };
}

const NO_VALUES: ReadonlyMap<unknown, unknown> = new Map();
