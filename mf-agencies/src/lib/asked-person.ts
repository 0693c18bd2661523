/** Parameter that says for whom of an agency a message is. */
export const PERSON_PARAMETER = 'osoba';

/** Id of the person a message is for; null for the agency itself. */
export function askedPerson(search: string): number | null {
  const id = new URLSearchParams(search).get(PERSON_PARAMETER) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}
