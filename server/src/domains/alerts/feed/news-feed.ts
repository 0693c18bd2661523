import { LOCALE_DETAILS, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { searchNewsPath } from '@kvadrat/contracts/paths';
import { Feed } from 'feed';
import { feedHtml, feedText } from '../../../platform/html';
import { sayIn } from '../../../platform/messages';
import { adFigures } from '../digest/ad-figures';
import { ALERT_TEXTS, CHANGE_TEXTS } from '../digest/alert-texts';
import type { NewsItem } from './read-news';

export interface NewsFeed {
  search: { id: number; name: string; createdAt: Date };
  items: readonly NewsItem[];
  locale: Locale;
  /** Origin people use, without a final slash. */
  origin: string;
  /** Whole addresses of the feed in its two forms. */
  self: { atom: string; json: string };
}

/**
 * What has become of the ads of a search, as a feed. Each change is an entry of its own with an id that stays, so that readers show it
 * once, in the order of the changes.
 */
export function newsFeed({ search, items, locale, origin, self }: NewsFeed): Feed {
  const say = sayIn(locale);
  const page = `${origin}${localizedPath(locale, searchNewsPath(search.id))}`;
  const feed = new Feed({
    id: page,
    title: feedText(say(ALERT_TEXTS.feedTitle(search.name))),
    description: say(ALERT_TEXTS.feedText),
    link: page,
    feedLinks: self,
    language: LOCALE_DETAILS[locale].intl,
    copyright: 'Kvadrat',
    updated: items[0]?.at ?? search.createdAt,
    author: { name: 'Kvadrat', link: origin },
  });
  for (const { id, kind, at, price, priceBefore, ad } of items) {
    const title = [say(CHANGE_TEXTS[kind]), ad.title].filter((part) => part !== '').join(': ');
    feed.addItem({
      id: `${page}#${id}`,
      title: feedHtml(title),
      link: ad.listing === null ? page : `${origin}${localizedPath(locale, ad.listing.path)}`,
      description: feedHtml(summary(ad.listing, { price, priceBefore }, locale)),
      date: at,
      published: at,
    });
  }
  return feed;
}

function summary(
  card: NewsItem['ad']['listing'],
  prices: { price: number | null; priceBefore: number | null },
  locale: Locale,
): string {
  if (card === null) return '';
  const say = sayIn(locale);
  const { price, was, facts } = adFigures(card, prices, locale, say);
  return [was === null ? price : say(ALERT_TEXTS.was(price, was)), facts].filter((part) => part !== '').join(' · ');
}
