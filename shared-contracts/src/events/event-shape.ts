/** What a field of an event's data holds: a whole number from 0 on, any number, a text, true or false; `?` when it may be absent. */
export type FieldKind = 'count' | 'number' | 'text' | 'flag' | 'count?' | 'number?' | 'text?' | 'flag?';

/**
 * Form of an event's data, as data itself, so that releases can be compared before they meet.
 * No field means the event carries no data.
 */
export interface EventShape {
  /** Raised when a receiver of the old form could no longer read the new one. */
  version: number;
  data: Readonly<Record<string, FieldKind>>;
}

/** Checks data that came over the wire; a field nobody declared is let through. */
export function fitsShape({ data: fields }: EventShape, data: unknown): boolean {
  const entries = Object.entries(fields);
  if (entries.length === 0) return true;
  if (typeof data !== 'object' || data === null) return false;
  const values = new Map<string, unknown>(Object.entries(data));
  return entries.every(([name, kind]) => holds(kind, values.get(name)));
}

function holds(kind: FieldKind, value: unknown): boolean {
  if (value === undefined) return kind.endsWith('?');
  switch (kind.replace('?', '')) {
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'number':
      return Number.isFinite(value);
    case 'flag':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string';
  }
}
