import type { ApiContract } from './api-contract';
import { brokenForReceivers, holds, kindOf, WHOLE, type Fields } from './fields';

/** Fields of answers that a release reads, by call; `api` of its manifest. */
export type ApiReads = Readonly<Record<string, Fields>>;

/** Answers of the API as a remote has recorded them. */
export interface RecordedAnswers {
  /** By path with query. */
  answers: Readonly<Record<string, unknown>>;
  /** By call: fields that stand in the answers and that the remote does not read, with all below them. */
  unread?: Readonly<Record<string, readonly string[]>>;
}

/**
 * What a remote reads of an API: the fields of its recorded answers, of the kinds that the API says they have.
 * @returns also a phrase for each recorded field that the API does not have or that holds something else there, and the
 *   addresses that no described call answers: nothing can be said of them
 */
export function readsOf(
  { answers, unread = {} }: RecordedAnswers,
  api: ApiContract,
): { reads: ApiReads; problems: string[]; undescribed: string[] } {
  const reads: Record<string, Record<string, string>> = {};
  const problems = new Set<string>();
  const undescribed: string[] = [];
  for (const [address, answer] of Object.entries(answers)) {
    const call = callOf(address, api);
    const fields = call === null ? undefined : api[call]?.answers;
    if (call === null || fields === undefined) {
      undescribed.push(address);
      continue;
    }
    const read = (reads[call] ??= {});
    const skipped = unread[call] ?? [];
    visit(answer, WHOLE, fields, (field, value) => {
      if (skipped.some((name) => field === name || (field.startsWith(name) && /^[.[{]/.test(field.slice(name.length)))))
        return;
      const kinds = fields[field];
      if (kinds === undefined) problems.add(`${call} has no "${field}"`);
      else if (!holds(kinds, value)) problems.add(`"${field}" of ${call} is ${kinds}, recorded as ${kindOf(value)}`);
      else read[field] = kinds;
    });
  }
  return {
    reads: Object.fromEntries(Object.entries(reads).map(([call, read]) => [call, sorted(read)])),
    problems: [...problems],
    undescribed,
  };
}

/** A phrase for each thing that a release reads and the API does not answer so any more. */
export function brokenReads(reads: ApiReads, api: ApiContract): string[] {
  return Object.entries(reads).flatMap(([call, fields]) => {
    const now = api[call]?.answers;
    return now === undefined
      ? [`${call} is gone`]
      : brokenForReceivers(fields, now).map((phrase) => `${phrase} in ${call}`);
  });
}

/** The call that an address with its values is one of, null for none. */
export function callOf(address: string, api: ApiContract): string | null {
  const [path = ''] = address.split('?');
  const segments = path.split('/');
  const fits = (call: string): boolean => {
    const [method, pattern = ''] = call.split(' ');
    const wanted = pattern.split('/');
    return (
      method === 'GET' &&
      wanted.length === segments.length &&
      wanted.every((segment, index) => segment.startsWith('{') || segment === segments[index])
    );
  };
  return Object.keys(api).find(fits) ?? null;
}

/** Tells each field of a value; entries of lists and of records are one field. */
function visit(value: unknown, path: string, fields: Fields, tell: (field: string, value: unknown) => void): void {
  tell(path, value);
  if (typeof value !== 'object' || value === null) return;
  const below = path === WHOLE ? '' : path;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, `${below}[]`, fields, tell);
    return;
  }
  const entries = `${below}{}`;
  for (const [name, inner] of Object.entries(value)) {
    const field = below === '' ? name : `${below}.${name}`;
    visit(inner, fields[field] === undefined && fields[entries] !== undefined ? entries : field, fields, tell);
  }
}

function sorted(fields: Readonly<Record<string, string>>): Fields {
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}
