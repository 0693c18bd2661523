import type { Fields } from '@kvadrat/contracts/compatibility';

/**
 * Holds an answer of the API against the fields that a remote reads of it.
 * @returns a phrase for each field that is not there where the part it belongs to is, or that holds another JSON type
 */
export function brokenAnswer(reads: Fields, answer: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown, path: string): void => {
    const kinds = reads[path];
    if (kinds !== undefined && !typesOf(kinds).includes(typeOf(value)))
      found.add(`"${path}" is ${typeOf(value)}, read as ${kinds}`);
    const below = path === '$' ? '' : path;
    if (Array.isArray(value)) {
      for (const item of value) visit(item, `${below}[]`);
    } else if (typeof value === 'object' && value !== null) {
      const values = new Map<string, unknown>(Object.entries(value));
      for (const [field, name] of childrenOf(reads, below)) {
        if (values.has(name)) visit(values.get(name), field);
        else if (reads[field]?.endsWith('?') === false) found.add(`"${field}" is not there`);
      }
    }
  };
  visit(answer, '$');
  return [...found];
}

/** Fields of an object with their own names. */
function childrenOf(reads: Fields, path: string): [field: string, name: string][] {
  const start = path === '' ? '' : `${path}.`;
  return Object.keys(reads).flatMap((field): [string, string][] => {
    const name = field.slice(start.length);
    return field.startsWith(start) && /^[^.[\]{}$]+$/.test(name) ? [[field, name]] : [];
  });
}

function typesOf(kinds: string): string[] {
  return kinds
    .replace(/\?$/, '')
    .split('|')
    .map((kind) => (kind.startsWith('"') ? 'string' : /^-?\d|^integer$/.test(kind) ? 'number' : kind));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
