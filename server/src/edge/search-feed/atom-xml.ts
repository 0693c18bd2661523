import type { ListingCard, SearchListResponse } from '@kvadrat/contracts/api';
import { CURRENCY } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, localizedPath, unitsOf, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { Feed } from 'feed';
import { feedHtml, feedText } from '../../platform/html';

interface AtomSource {
  list: Pick<SearchListResponse, 'results' | 'seo'>;
  locale: Locale;
  /** Origin people use, without a final slash. */
  origin: string;
  /** Path with query of the feed itself. */
  self: string;
}

/**
 * A search as an Atom feed (RFC 4287). An ad keeps its id whatever becomes of its title and language, so that readers show
 * it once; hidden prices and exact positions are not in the cards it is made of.
 */
export function atomXml({ list: { results, seo }, locale, origin, self }: AtomSource): string {
  const newest = results
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: `${origin}${seo.canonical}`,
    title: feedText(seo.title),
    description: feedText(seo.description),
    link: `${origin}${seo.canonical}`,
    feedLinks: { atom: `${origin}${self}` },
    language: locale,
    copyright: 'Kvadrat',
    updated: new Date(newest ?? 0),
    author: { name: 'Kvadrat', link: origin },
  });
  for (const card of results) {
    const link = `${origin}${localizedPath(locale, card.path)}`;
    feed.addItem({
      id: `${origin}${PATHS.listings}${card.id}/`,
      title: feedHtml(card.title),
      link,
      description: feedHtml(summary(card, locale)),
      date: new Date(card.publishedAt),
      published: new Date(card.publishedAt),
      author: [{ name: feedText(card.advertiser.type === 'privato' ? 'Kvadrat' : card.advertiser.name) }],
    });
  }
  return feed.atom1();
}

/** Price, surface and place, in figures alone: they read the same in all languages. */
function summary({ price, surface, place }: ListingCard, locale: Locale): string {
  const { intl } = LOCALE_DETAILS[locale];
  const euros =
    price.value === null
      ? null
      : new Intl.NumberFormat(intl, {
          style: 'currency',
          currency: CURRENCY,
          maximumFractionDigits: 0,
          useGrouping: 'always',
        }).format(price.value);
  const squareMetres = surface.net ?? surface.gross ?? surface.plot;
  const area =
    squareMetres === null
      ? null
      : `${new Intl.NumberFormat(intl, { maximumFractionDigits: 0, useGrouping: 'always' }).format(squareMetres)}\u00a0${unitsOf(locale).squareMetre}`;
  return [euros, area, place.label].filter((part) => part !== null && part !== '').join(' · ');
}
