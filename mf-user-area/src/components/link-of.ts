import { LINK_PARAMETERS } from '@kvadrat/contracts/paths';

/** The key in an address that opens something to whoever has it; empty for none. */
export const linkOf = (search: string): string =>
  (new URLSearchParams(search).get(LINK_PARAMETERS.link) ?? '').slice(0, 100);
