const BASE = '/utente/annuncio/';

/** Where the owner edits an ad (R29). */
export function editAdPath(id: number): string {
  return `${BASE}${id}/`;
}

/** Where the owner buys visibility for an ad (R30). */
export function adVisibilityPath(id: number): string {
  return `${editAdPath(id)}visibilita/`;
}
