import type { RemoteStorage } from '@kvadrat/contracts/remote';

const VISITOR_KEY = 'track-visitor';
const ID = /^[0-9a-f-]{36}$/;

/** The random id of this browser, made at its first event; where nothing can be stored it is of this page alone. */
export function visitorId(storage: RemoteStorage): string {
  const known = storage.get(VISITOR_KEY);
  if (known !== null && ID.test(known)) return known;
  const made = newId();
  storage.set(VISITOR_KEY, made);
  return made;
}

/** `crypto.randomUUID` is there on pages with https alone. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
