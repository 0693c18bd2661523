import type { ListingCard, ListingDetail } from '@kvadrat/contracts/api';
import { serverPage, type ServerPage } from '@kvadrat/remote-kit/testing';
import * as bundle from '../ssr';
import { ad, adRequest, adRoute, card, similar, similarRequest } from './fixtures';

/** The page of an ad as a server makes it. @param others ads like it */
export function adPage(
  changes: Partial<ListingDetail> = {},
  others: readonly ListingCard[] = [card(8), card(9)],
): Promise<ServerPage> {
  return serverPage(bundle, adRoute(), {
    [adRequest()]: () => ad(changes),
    [similarRequest()]: () => similar(...others),
  });
}

/** What the page says about the ad, by the name it gives to each fact. */
export function factsOf(page: ServerPage): Record<string, string> {
  return Object.fromEntries(
    [...page.root.querySelectorAll('dl > div')].map((row) => [
      row.children[0]?.textContent ?? '',
      (row.children[1]?.textContent ?? '').replaceAll('\u00a0', ' '),
    ]),
  );
}
