import type { ListingCard } from '@kvadrat/contracts/api';
import { CURRENCY } from '@kvadrat/contracts/constants';
import { LOCALE_DETAILS, unitsOf, type Locale } from '@kvadrat/contracts/locales';
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
  const { euros, metres } = formatsOf(locale);
  const square = card.surface.net ?? card.surface.gross ?? card.surface.plot;
  const area = square === null ? null : `${metres.format(square)} ${unitsOf(locale).squareMetre}`;
  const rooms = card.rooms === null ? null : say(ALERT_TEXTS.rooms(card.rooms));
  return {
    price: price === null ? say(ALERT_TEXTS.onRequest) : euros.format(price),
    was: priceBefore === null || price === null || priceBefore === price ? null : euros.format(priceBefore),
    facts: [area, rooms, card.place.label].filter((part) => part !== null && part !== '').join(' · '),
  };
}

interface Formats {
  euros: Intl.NumberFormat;
  metres: Intl.NumberFormat;
}

/** Making one takes longer than a hundred figures. */
const FORMATS = new Map<Locale, Formats>();

function formatsOf(locale: Locale): Formats {
  const known = FORMATS.get(locale);
  if (known !== undefined) return known;
  const { intl } = LOCALE_DETAILS[locale];
  const whole = { maximumFractionDigits: 0, useGrouping: 'always' } as const;
  const formats = {
    euros: new Intl.NumberFormat(intl, { style: 'currency', currency: CURRENCY, ...whole }),
    metres: new Intl.NumberFormat(intl, whole),
  };
  FORMATS.set(locale, formats);
  return formats;
}
