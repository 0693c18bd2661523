import { msg, plural } from '@lingui/core/macro';
import type { SearchableContract } from '@kvadrat/contracts/vocabulary';
import type { Sentence } from '../../platform/messages';

const DEALS: Readonly<Record<SearchableContract, Sentence>> = {
  1: msg`na prodaju`,
  2: msg`za najam`,
  14: msg`na dražbi`,
};

/**
 * Words of list headings. Each language joins the bare name of a place in a way that reads right; Croatian declines it where it
 * is known how (`locativeOf`), and uses these words for the rest.
 */
export const LIST_TEXTS = {
  home: msg`Početna`,
  /** Of auctions, which the deal behind it says they are. */
  auctioned: msg`Nekretnine`,
  /** What follows the category. */
  deals: DEALS,
  inCountry: (heading: string) => msg`${heading} u Hrvatskoj`,
  inTown: (heading: string, name: string) => msg`${heading} u mjestu ${name}`,
  /** A county, region, island or part of a town. */
  inArea: (heading: string, name: string) => msg`${heading} – ${name}`,
  page: (number: number) => msg`stranica ${number}`,
  /** @param shown the number as the language writes it */
  ads: (count: number, shown: string) =>
    msg`${plural(count, { one: `${shown} oglas`, few: `${shown} oglasa`, other: `${shown} oglasa` })}`,
  /** What a list page offers, after the number of ads. */
  offer: msg`cijene, fotografije i sve o nekretnini na jednom mjestu.`,
  noAds: msg`Trenutačno nema takvih oglasa.`,
};
