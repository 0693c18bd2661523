import type { SearchCriteria } from './criteria';
import type { SearchNoticeCode } from './notice';
import type { SearchFlags } from './sort';

/** The parameters of an address, as one declaration after the other reads them. */
export interface Source {
  flags: SearchFlags;
  /** The values of a parameter in their order, trimmed, empty ones left out. */
  values: (name: string) => readonly string[];
  note: (parameter: string, value: string, code?: SearchNoticeCode) => void;
}

/** What a parameter says, a list as often as it has entries; undefined, null, false and empty texts are not written. */
type Written = string | number | false | null | undefined | readonly string[];

/** How a value of this type stands in an address, in one parameter, in two, or in others it knows itself. */
export interface Value<T> {
  /** @param current what the path says, or the default */
  read: (source: Source, current: T, name: string, second: string) => T;
  /** One for each name. */
  write: (value: T, flags: SearchFlags) => readonly Written[];
}

/** One criterion with the parameters that carry it. */
export interface Parameter {
  names: readonly string[];
  read: (criteria: SearchCriteria, source: Source) => void;
  write: (criteria: SearchCriteria, flags: SearchFlags) => readonly Written[];
}

export function parameter<K extends keyof SearchCriteria>(
  key: K,
  value: Value<SearchCriteria[K]>,
  ...names: string[]
): Parameter {
  const [name = '', second = ''] = names;
  return {
    names,
    read: (criteria, source) => {
      criteria[key] = value.read(source, criteria[key], name, second);
    },
    write: (criteria, flags) => value.write(criteria[key], flags),
  };
}

/** What a text says, undefined when it says nothing of the kind. */
export type Read<T> = (text: string) => T | undefined;

/** The first value of a parameter; one that cannot be read is noted and left out. */
export function take<T>(source: Source, name: string, read: Read<T>): T | undefined {
  const [text] = source.values(name);
  if (text === undefined) return undefined;
  const value = read(text);
  if (value === undefined) source.note(name, text);
  return value;
}

/** Several values come as repeated keys, as `name[]` or with commas; one form is written. */
export function takeAll<T>(source: Source, name: string, read: Read<T>): Set<T> {
  const taken = new Set<T>();
  const refused: string[] = [];
  for (const part of source.values(name).join().split(',')) {
    const text = part.trim();
    const value = read(text);
    if (value !== undefined) taken.add(value);
    else if (text) refused.push(text);
  }
  if (refused[0]) source.note(name, refused.join());
  return taken;
}

/** Every value of a parameter by itself. One that cannot be read, or is one too many, is noted and the others stay. */
export function takeEach<T>(source: Source, name: string, read: Read<T>, most: number): T[] {
  const taken: T[] = [];
  for (const text of source.values(name)) {
    const value = read(text);
    if (value === undefined) source.note(name, text);
    else if (taken.length < most) taken.push(value);
    else source.note(name, text, 'not-applied');
  }
  return taken;
}

/** Two values that mean nothing without each other; the one that is alone is noted. */
export function takeBoth<A, B, T>(
  source: Source,
  first: string,
  readFirst: Read<A>,
  second: string,
  readSecond: Read<B>,
  join: (a: A, b: B) => T,
): T | null {
  const [textA] = source.values(first);
  const [textB] = source.values(second);
  const alone = textA && textB ? null : (textA ?? textB);
  if (alone) source.note(textA ? first : second, alone, 'incomplete');
  if (alone !== null) return null;
  const a = take(source, first, readFirst);
  const b = take(source, second, readSecond);
  return a === undefined || b === undefined ? null : join(a, b);
}
