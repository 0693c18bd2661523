import type { ListingCard } from '@kvadrat/contracts/api';
import { CURRENCY } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { Say } from '../../../platform/messages';
import { ALERT_TEXTS } from './alert-texts';

export interface AdFigures {
  price: string;
  /** The price before, where it is another one. */
  was: string | null;
  /** Surface, rooms and place. */
  facts: string;
}

/** The figures of an ad as mails and feeds write them. */
export function adFigures(
  card: Pick<ListingCard, 'price' | 'surface' | 'rooms' | 'place'>,
  { price, priceBefore }: { price: number | null; priceBefore: number | null },
  locale: Locale,
  say: Say,
): AdFigures {
  const { intl } = LOCALE_DETAILS[locale];
  const euros = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency: CURRENCY,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  });
  const square = card.surface.net ?? card.surface.gross ?? card.surface.plot;
  const area =
    square === null ? null : `${new Intl.NumberFormat(intl, { maximumFractionDigits: 0 }).format(square)} m²`;
  const rooms = card.rooms === null ? null : say(ALERT_TEXTS.rooms(card.rooms));
  return {
    price: price === null ? say(ALERT_TEXTS.onRequest) : euros.format(price),
    was: priceBefore === null || price === null || priceBefore === price ? null : euros.format(priceBefore),
    facts: [area, rooms, card.place.label].filter((part) => part !== null && part !== '').join(' · '),
  };
}
