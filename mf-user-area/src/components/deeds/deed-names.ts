/** What the forms of the lists do and then say on their page. */
const DEEDS = [
  'note',
  'remove',
  'restore',
  'clear',
  'folder',
  'rename',
  'drop',
  'link',
  'unlink',
  'invite',
  'uninvite',
  'person',
  'search',
  'searches',
  'alert',
  'search-name',
  'visit',
  'feed',
  'begin',
  'end',
] as const;
export type ListDeed = (typeof DEEDS)[number];

/** Names of what forms send along. */
export const FIELDS = {
  deed: 'radnja',
  ad: 'oglas',
  folder: 'mapa',
  invite: 'poziv',
  person: 'osoba',
  search: 'pretraga',
  alert: 'obavijest',
} as const;
/** Parameter that says what was just done, where no script could. */
export const DONE_PARAMETER = 'gotovo';

export function listDeedOf(text: string | null | undefined): ListDeed | null {
  return DEEDS.find((deed) => deed === text) ?? null;
}

/** The query of an address without what it says was done. @param done what it is to say instead */
export function withDone(search: string, done: ListDeed | null): string {
  const query = new URLSearchParams(search);
  query.delete(DONE_PARAMETER);
  if (done !== null) query.set(DONE_PARAMETER, done);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
