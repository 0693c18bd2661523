import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { CategoryCode, SearchableContract } from '@kvadrat/contracts/vocabulary';
import type { HeadingPlace } from './heading-place';
import { LIST_TEXTS } from './list-texts';
import { sayIn, type Sentence } from '../../platform/messages';
import { countText, VOCABULARY_WORDS } from '../../platform/text';

/** In characters. */
const MAX_DESCRIPTION = 160;
/** Its list is of every country but ours. */
const ABROAD: CategoryCode = 5;
const AUCTION: CategoryCode = 14;

export interface ListSubject {
  contract: SearchableContract;
  category: CategoryCode;
  /** Null is the whole country. */
  place: Pick<HeadingPlace, 'level' | 'where'> | null;
  /** Name as it is shown; parts of towns carry the town's. */
  placeLabel: string;
}

/** `Stanovi i kuće na prodaju` */
export function dealHeading(
  { contract, category }: Pick<ListSubject, 'contract' | 'category'>,
  locale: Locale,
): string {
  const kind =
    category === AUCTION ? sayPlainly(LIST_TEXTS.auctioned, locale) : VOCABULARY_WORDS[locale].categories[category];
  return `${kind} ${sayPlainly(LIST_TEXTS.deals[contract], locale)}`;
}

/** Titles are read by programs, and measured in characters: no-break spaces between words are nothing to them. */
export function sayPlainly(sentence: Sentence, locale: Locale): string {
  return sayIn(locale)(sentence).replace(/(?<=\p{L})\u00a0/gu, ' ');
}

/** `Stanovi i kuće na prodaju u Splitu` */
function listHeading(subject: ListSubject, locale: Locale): string {
  const { place, placeLabel, category } = subject;
  const heading = dealHeading(subject, locale);
  if (place === null) return category === ABROAD ? heading : sayPlainly(LIST_TEXTS.inCountry(heading), locale);
  if (place.where !== null) return `${heading} ${place.where}`;
  return sayPlainly(
    place.level === 'city' ? LIST_TEXTS.inTown(heading, placeLabel) : LIST_TEXTS.inArea(heading, placeLabel),
    locale,
  );
}

/** Title, heading and description of a list page. */
export function listTexts(
  subject: ListSubject,
  { count, page, locale }: { count: number; page: number; locale: Locale },
): { h1: string; title: string; description: string } {
  const h1 = listHeading(subject, locale);
  const pageText = page > 1 ? `, ${sayPlainly(LIST_TEXTS.page(page), locale)}` : '';
  return {
    h1,
    title: `${h1}${pageText} | Kvadrat`,
    description:
      count === 0
        ? `${h1}. ${sayPlainly(LIST_TEXTS.noAds, locale)}`
        : withOffer(`${h1}${pageText}. ${adsText(count, locale)}`, sayPlainly(LIST_TEXTS.offer, locale)),
  };
}

/** Long names of places leave no room for the offer. */
function withOffer(found: string, offer: string): string {
  const whole = `${found}: ${offer}`;
  return whole.length <= MAX_DESCRIPTION ? whole : `${found}.`;
}

function adsText(count: number, locale: Locale): string {
  return sayPlainly(LIST_TEXTS.ads(count, countText(count, LOCALE_DETAILS[locale].intl)), locale);
}
