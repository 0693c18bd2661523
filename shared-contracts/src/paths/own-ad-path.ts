import { LINK_PARAMETERS, PATHS } from './fixed-paths';

const BASE = '/utente/annuncio/';

/** Where the owner edits an ad. */
export function editAdPath(id: number): string {
  return `${BASE}${id}/`;
}

/** Where the owner buys visibility for an ad. */
export function adVisibilityPath(id: number): string {
  return `${editAdPath(id)}visibilita/`;
}

/**
 * A step of publishing an ad.
 * @param step its word; empty for the first one
 * @param link what opens the draft; null before there is one
 */
export function publishStepPath(step: string, link: string | null): string {
  const path = step === '' ? PATHS.publishAd : `${PATHS.publishAd}${step}/`;
  return link === null ? path : `${path}?${LINK_PARAMETERS.link}=${link}`;
}
