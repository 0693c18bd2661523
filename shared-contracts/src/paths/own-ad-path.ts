const BASE = '/utente/annuncio/';

/** Where the owner edits an ad. */
export function editAdPath(id: number): string {
  return `${BASE}${id}/`;
}

/** Where the owner buys visibility for an ad. */
export function adVisibilityPath(id: number): string {
  return `${editAdPath(id)}visibilita/`;
}
