import type { ListingCard } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { sayIn } from '../../../platform/messages';
import type { PushOrder } from '../../web-push/api';
import { adFigures } from './ad-figures';
import { ALERT_TEXTS } from './alert-texts';
import type { ToldAd } from './choose-news';

export type AdNews = ToldAd & { card: ListingCard };

/** What browsers are told of news that a mail tells, too: how many there are, and the first of them; null where nothing is worth it. */
export function pushNews(ads: readonly AdNews[]): PushOrder['say'] | null {
  const comes = ads.filter(({ kind }) => kind === 'new' || kind === 'back' || kind === 'cheaper');
  const fresh = comes.filter(({ kind }) => kind !== 'cheaper');
  const [first] = fresh.length > 0 ? fresh : comes;
  if (first === undefined) return null;
  return (locale: Locale) => {
    const say = sayIn(locale);
    const { price } = adFigures(first.card, first, locale, say);
    return {
      title: say(fresh.length > 0 ? ALERT_TEXTS.newAds(fresh.length) : ALERT_TEXTS.cheaperAds(comes.length)),
      body: say(ALERT_TEXTS.pushBecause(first.card.title, price, first.searches.join(', '))),
      path: localizedPath(locale, comes.length === 1 ? first.card.path : USER_PATHS.savedSearches),
    };
  };
}
