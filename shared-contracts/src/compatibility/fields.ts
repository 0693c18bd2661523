/**
 * What each field of a message holds, by its path: `results[].price.value` → `integer|null`. Alternatives are JSON types,
 * or values where only some are allowed, in JSON (`1|2|14`); `?` at the end when the field may be absent. The message itself
 * is the field `$`.
 */
export type Fields = Readonly<Record<string, string>>;

export const WHOLE = '$';

/**
 * What a receiver of the old form cannot read of the new one: a sender may narrow what it says and add to it.
 * @returns one phrase for each break; what stands below a broken field is not told again
 */
export function brokenForReceivers(old: Fields, now: Fields): string[] {
  return breaks(old, (field, was) => {
    const is = now[field];
    if (is === undefined) return `"${field}" is gone`;
    if (is.endsWith('?') && !was.endsWith('?')) return `"${field}" may be absent`;
    return isWithin(is, was) ? null : `"${field}" was ${was} and would be ${is}`;
  });
}

/**
 * What a sender of the old form says and a receiver of the new one does not take: a receiver may widen.
 * @returns one phrase for each break
 */
export function brokenForSenders(old: Fields, now: Fields): string[] {
  const taken = breaks(old, (field, was) => {
    const is = now[field];
    if (is === undefined) return `"${field}" is no longer taken`;
    if (was.endsWith('?') && !is.endsWith('?')) return `"${field}" is wanted and could be left out`;
    return isWithin(was, is) ? null : `"${field}" took ${was} and would take ${is}`;
  });
  const wanted = breaks(now, (field, is) => {
    const parent = parentOf(field);
    const partOfNew = parent !== null && parent in now && !(parent in old);
    return field in old || is.endsWith('?') || partOfNew ? null : `"${field}" is wanted and was not there`;
  });
  return [...taken, ...wanted];
}

/** Whether a JSON value is one of a field's alternatives. */
export function holds(kinds: string, value: unknown): boolean {
  return covers(alternatives(kinds), literal(value));
}

/** The JSON type of a value. */
export function kindOf(value: unknown): string {
  return generalise(literal(value)).at(-1) ?? 'any';
}

/** The field that a field is a part of, null for the message and its own fields. */
function parentOf(field: string): string | null {
  const cut = /^(.+?)(?:\[\]|\{\}|\.[^.[\]{}]+)$/.exec(field);
  return cut?.[1] ?? null;
}

function breaks(fields: Fields, judge: (field: string, kinds: string) => string | null): string[] {
  const found: string[] = [];
  const broken = new Set<string>();
  for (const [field, kinds] of Object.entries(fields)) {
    const parent = parentOf(field);
    const phrase = parent !== null && broken.has(parent) ? '' : judge(field, kinds);
    if (phrase === null) continue;
    broken.add(field);
    if (phrase !== '') found.push(phrase);
  }
  return found;
}

function isWithin(inner: string, outer: string): boolean {
  const allowed = alternatives(outer);
  return alternatives(inner).every((kind) => covers(allowed, kind));
}

function covers(allowed: readonly string[], kind: string): boolean {
  return allowed.includes('any') || generalise(kind).some((general) => allowed.includes(general));
}

/** A value as a kind of its own, as far as it can be one. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'object' ? 'object' : JSON.stringify(value);
}

/** A kind and those it is a case of: `14` is an `integer` is a `number`. */
function generalise(kind: string): string[] {
  if (kind.startsWith('"')) return [kind, 'string'];
  if (kind === 'true' || kind === 'false') return [kind, 'boolean'];
  if (kind === 'integer') return [kind, 'number'];
  if (!/^-?\d/.test(kind)) return [kind];
  return Number.isInteger(Number(kind)) ? [kind, 'integer', 'number'] : [kind, 'number'];
}

function alternatives(kinds: string): string[] {
  return kinds.replace(/\?$/, '').split('|');
}
