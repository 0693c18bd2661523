import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { ListingText } from '../listings/api';
import type { FeedWarning } from './feed-note';
import { htmlToText } from '../../platform/text';
import { adText, type KyeroAd } from './kyero-ad';
import { repairEncoding } from './repair-encoding';
import { TYPOLOGY_WORDS } from './typology-words';

const MAX_DESCRIPTION = 20_000;
const MAX_TITLE = 200;

interface TextSource {
  typology: TypologyCode;
  /** Where it is, as titles say it. */
  place: string;
  /** Square metres that tell most about it; null when unknown. */
  surface: number | null;
}

export interface FeedTexts {
  texts: Partial<Record<Locale, ListingText>>;
  warnings: FeedWarning[];
}

/**
 * Descriptions in the languages this portal shows, Croatian too although the schema forgets it, as plain text.
 * The schema has no title; `<title><xx>` is taken where a program writes one, else a title is made in the language.
 * An ad without a description gets a title in Croatian, so that it can be listed.
 */
export function readTexts(ad: KyeroAd, source: TextSource): FeedTexts {
  const texts: FeedTexts['texts'] = {};
  let repaired = false;
  let damaged = false;
  const clean = (raw: string): string => {
    const mended = repairEncoding(raw);
    repaired ||= mended !== raw;
    damaged ||= mended.includes('\ufffd');
    return htmlToText(mended);
  };
  for (const locale of LOCALES) {
    const description = clean(adText(ad, `desc/${locale}`)).slice(0, MAX_DESCRIPTION);
    const title = clean(adText(ad, `title/${locale}`)).replace(/\s+/g, ' ').slice(0, MAX_TITLE);
    if (description !== '' || title !== '') texts[locale] = { title: title === '' ? makeTitle(locale, source) : title, description };
  }
  const empty = Object.keys(texts).length === 0;
  if (empty) texts.hr = { title: makeTitle('hr', source), description: '' };
  const note = (code: FeedWarning['code'], applies: boolean): FeedWarning[] => (applies ? [{ code, detail: '' }] : []);
  return { texts, warnings: [...note('texts-repaired', repaired), ...note('letters-lost', damaged), ...note('no-description', empty)] };
}

/** `Vila, 150 m², Almunecar` */
function makeTitle(locale: Locale, { typology, place, surface }: TextSource): string {
  return [TYPOLOGY_WORDS[locale][typology], ...(surface === null ? [] : [`${String(Math.round(surface))} m²`]), place].join(', ').slice(0, MAX_TITLE);
}
