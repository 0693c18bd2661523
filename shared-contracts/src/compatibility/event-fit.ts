import type { EventShape, FieldKind } from '../events';

/**
 * What a receiver cannot read of what a sender says about one event.
 * @returns a phrase, or null when all can be read
 */
export function unreadable(sent: EventShape, read: EventShape): string | null {
  if (sent.version !== read.version) return `version ${sent.version} is sent and version ${read.version} expected`;
  for (const [field, wanted] of Object.entries(read.data)) {
    const given = sent.data[field];
    if (!accepts(wanted, given)) return `"${field}" is expected as ${wanted} and sent as ${given ?? 'nothing'}`;
  }
  return null;
}

function accepts(wanted: FieldKind, given: FieldKind | undefined): boolean {
  const optional = wanted.endsWith('?');
  if (given === undefined) return optional;
  if (given.endsWith('?') && !optional) return false;
  const [want, have] = [wanted.replace('?', ''), given.replace('?', '')];
  return want === have || (want === 'number' && have === 'count');
}

/**
 * What breaks between two forms of one event that meet as sender and receiver, either way round.
 * @returns a phrase, or null
 */
export function eventBreak(old: EventShape, now: EventShape): string | null {
  return unreadable(now, old) ?? unreadable(old, now);
}
