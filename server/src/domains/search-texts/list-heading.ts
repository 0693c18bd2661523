import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { CategoryCode, SearchableContract } from '@kvadrat/contracts/vocabulary';
import type { Place } from '../geography/api';
import { LIST_TEXTS } from './list-texts';
import { countForms } from '../../platform/text';

/** In characters. */
const MAX_DESCRIPTION = 160;
/** Its list is of every country but ours. */
const ABROAD: CategoryCode = 5;

export interface ListSubject {
  contract: SearchableContract;
  category: CategoryCode;
  /** Null is the whole country. */
  place: Pick<Place, 'name' | 'level'> | null;
  /** Name as it is shown; parts of towns carry the town's. */
  placeLabel: string;
}

/** `Stanovi i kuće na prodaju` */
export function dealHeading({ contract, category }: Pick<ListSubject, 'contract' | 'category'>, locale: Locale): string {
  const texts = LIST_TEXTS[locale];
  return `${texts.categories[category]} ${texts.deals[contract]}`;
}

/** `Stanovi i kuće na prodaju u mjestu Split` */
function listHeading(subject: ListSubject, locale: Locale): string {
  const texts = LIST_TEXTS[locale];
  const { place, placeLabel, category } = subject;
  const where = place === null ? (category === ABROAD ? '' : texts.inCountry) : place.level === 'city' ? texts.inTown(placeLabel) : texts.inArea(placeLabel);
  return `${dealHeading(subject, locale)}${where}`;
}

/** Title, heading and description of a list page. */
export function listTexts(
  subject: ListSubject,
  { count, page, locale }: { count: number; page: number; locale: Locale },
): { h1: string; title: string; description: string } {
  const texts = LIST_TEXTS[locale];
  const h1 = listHeading(subject, locale);
  const pageText = page > 1 ? `, ${texts.page(page)}` : '';
  return {
    h1,
    title: `${h1}${pageText} | Kvadrat`,
    description: count === 0 ? `${h1}. ${texts.noAds}` : withOffer(`${h1}${pageText}. ${adsText(count, locale)}`, texts.offer),
  };
}

/** Long names of places leave no room for the offer. */
function withOffer(found: string, offer: string): string {
  const whole = `${found}: ${offer}`;
  return whole.length <= MAX_DESCRIPTION ? whole : `${found}.`;
}

function adsText(count: number, locale: Locale): string {
  const { plural, number } = countForms(LOCALE_DETAILS[locale].intl);
  const { ads } = LIST_TEXTS[locale];
  const sentence = ads[plural.select(count)] ?? ads.other;
  return sentence.replace('#', number.format(count));
}
