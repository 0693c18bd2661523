/** Names of the fields by which an ad or an agency is asked for. */
const KINDS = ['oglas', 'agencija'] as const;
const NUMBER = /^[1-9]\d{0,8}$/;

export interface AskedStatistics {
  kind: (typeof KINDS)[number];
  id: string;
}

/** Whose statistics an address asks for; null for nobody's. @param search with leading `?`, or empty */
export function askedStatistics(search: string): AskedStatistics | null {
  const asked = new URLSearchParams(search);
  for (const kind of KINDS) {
    const id = asked.get(kind)?.trim() ?? '';
    if (NUMBER.test(id)) return { kind, id };
  }
  return null;
}
