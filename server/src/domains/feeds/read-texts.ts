import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { ListingText } from '../listings/api';
import { quote, type FeedWarning } from './feed-note';
import { cutText, htmlToText } from '../../platform/text';
import { type Kind, kindWord, type Tenure, tenureWord } from '../reading/api';
import { adText, type KyeroAd } from './kyero-ad';
import { repairEncoding } from './repair-encoding';

const MAX_DESCRIPTION = 20_000;
const MAX_TITLE = 200;

interface TextSource {
  kind: Kind;
  /** What is offered instead of the whole for good. */
  tenure: Tenure | null;
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
    const description = cutText(clean(adText(ad, `desc/${locale}`)), MAX_DESCRIPTION);
    const title = cutText(clean(adText(ad, `title/${locale}`)).replace(/\s+/g, ' '), MAX_TITLE);
    if (description !== '' || title !== '') texts[locale] = { title: title === '' ? makeTitle(locale, source) : title, description };
  }
  const unnamed = takeUnnamed(texts, { title: clean(ad.values.get('title')?.[0] ?? '').replace(/\s+/g, ' '), description: clean(ad.values.get('desc')?.[0] ?? '') }, (locale) => makeTitle(locale, source));
  const empty = Object.keys(texts).length === 0;
  if (empty) texts.hr = { title: makeTitle('hr', source), description: '' };
  const note = (code: FeedWarning['code'], applies: boolean): FeedWarning[] => (applies ? [{ code, detail: '' }] : []);
  return { texts, warnings: [...unnamed, ...note('texts-repaired', repaired), ...note('letters-lost', damaged), ...note('no-description', empty)] };
}

/**
 * Takes a title and a description that do not say their language for Croatian, where there is none of that kind. What is said
 * beside those of languages is told.
 */
function takeUnnamed(texts: FeedTexts['texts'], unnamed: ListingText, titleIn: (locale: Locale) => string): FeedWarning[] {
  const warnings: FeedWarning[] = [];
  const tell = (code: FeedWarning['code'], text: string): void => {
    if (text !== '') warnings.push({ code, detail: quote(text) });
  };
  const described = Object.values(texts).some(({ description }) => description !== '');
  const titled = texts.hr !== undefined && texts.hr.title !== titleIn('hr');
  const description = described ? '' : cutText(unnamed.description, MAX_DESCRIPTION);
  const title = titled ? '' : cutText(unnamed.title, MAX_TITLE);
  tell(described ? 'words-without-language' : 'language-unknown', unnamed.description);
  tell(titled ? 'words-without-language' : 'language-unknown', unnamed.title);
  if (description !== '' || title !== '') texts.hr = { title: title || (texts.hr?.title ?? titleIn('hr')), description: description || (texts.hr?.description ?? '') };
  return warnings;
}

/** `Vila, 150 m², Almunecar`, `Stan, suvlasnički udio, 64 m², Split` */
function makeTitle(locale: Locale, { kind, tenure, place, surface }: TextSource): string {
  const parts = [kindWord(kind, locale), ...(tenure === null ? [] : [tenureWord(tenure, locale)]), ...(surface === null ? [] : [`${String(Math.round(surface))} m²`]), place];
  return cutText(parts.join(', '), MAX_TITLE);
}
