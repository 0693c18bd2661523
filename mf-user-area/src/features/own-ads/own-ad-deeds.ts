import { OWN_AD_DEEDS, type OwnAdDeed } from '@kvadrat/contracts/forms';

/** Field with what opens the ad that something is done with. */
export const LINK_FIELD = 'oglas';
const DONE_PARAMETER = 'gotovo';

export interface Done {
  deed: OwnAdDeed;
  link: string;
}

export function ownAdDeedOf(text: string | null | undefined): OwnAdDeed | null {
  return OWN_AD_DEEDS.find((deed) => deed === text) ?? null;
}

/** Reads from the query of the page's address what was just done. */
export function doneOf(search: string): Done | null {
  const query = new URLSearchParams(search);
  const deed = ownAdDeedOf(query.get(DONE_PARAMETER));
  return deed === null ? null : { deed, link: query.get('veza') ?? '' };
}

/** The end of the page's address that says what was done. */
export function doneQuery(deed: OwnAdDeed, link: string): string {
  return `?${DONE_PARAMETER}=${deed}&veza=${link}`;
}
