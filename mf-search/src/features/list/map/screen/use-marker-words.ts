import { useAdMarks, useFormat, useRemote } from '@kvadrat/remote-kit';
import type { ListingCard } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MarkerWords } from './map-contents';
import { shortPrice } from './short-price';

/** From so many on a group's number is written short. */
const LARGE = 10_000;

const ADS = msg({ message: '{count, plural, one {# oglas} few {# oglasa} other {# oglasa}}' });

/** What markers say: on the map as short as can be, to readers in whole words. */
export function useMarkerWords(listed: readonly ListingCard[]): MarkerWords {
  const { i18n, t } = useLingui();
  const { locale } = useRemote();
  const format = useFormat();
  const { saved, seen: seenAds, hidden } = useAdMarks();
  const short = shortPrice(LOCALE_DETAILS[locale].intl);
  const titles = new Map(listed.map(({ id, title }) => [id, title]));
  const priceText = (euros: number | null): string => (euros === null ? t`na upit` : short(euros));
  const countText = (ads: number): string => (ads < LARGE ? format.number(ads) : short(ads));
  return {
    price: priceText,
    count: countText,
    // Names begin with what is to be seen: who speaks to the browser says that.
    nameOfAd: ({ id, price, paid, saved: isSaved, seen, areaOnly }) =>
      [
        priceText(price),
        titles.get(id) ?? t`Oglas`,
        ...(price === null ? [] : [format.money(price)]),
        ...(paid ? [t`istaknuto`] : []),
        ...(isSaved ? [t`spremljeno`] : []),
        ...(seen ? [t`već pogledano`] : []),
        ...(areaOnly ? [t`samo približno područje`] : []),
      ].join(', '),
    nameOfGroup: (count, lowest) => {
      const ads = count < LARGE ? i18n._(ADS.id, { count }) : [countText(count), i18n._(ADS.id, { count })].join(', ');
      if (lowest === null) return ads;
      const price = format.money(lowest);
      return t`${ads}, od ${price}`;
    },
    nameOfCircle: (id) => {
      const title = titles.get(id) ?? t`oglas`;
      return t`Približno područje: ${title}`;
    },
    isSaved: (id) => saved.has(id),
    isSeen: (id) => seenAds.has(id),
    isHidden: (id) => hidden.has(id),
  };
}
