import { useAdMarks, useRemote } from '@kvadrat/build/remote';
import type { ListingCard } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../../lib/use-format';
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
  const money = (euros: number | null): string => (euros === null ? t`cijena na upit` : format.money(euros));
  return {
    price: (euros) => (euros === null ? t`na upit` : short(euros)),
    count: (ads) => (ads < LARGE ? format.number(ads) : short(ads)),
    nameOfAd: ({ id, price, paid, saved: isSaved, seen, areaOnly }) =>
      [
        titles.get(id) ?? t`Oglas`,
        money(price),
        ...(paid ? [t`istaknuto`] : []),
        ...(isSaved ? [t`spremljeno`] : []),
        ...(seen ? [t`već pogledano`] : []),
        ...(areaOnly ? [t`samo približno područje`] : []),
      ].join(', '),
    nameOfGroup: (count, lowest) => {
      const ads = i18n._(ADS.id, { count });
      const price = money(lowest);
      return lowest === null ? ads : t`${ads}, od ${price}`;
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
