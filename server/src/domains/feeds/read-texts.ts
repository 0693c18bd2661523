import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { ListingText } from '../listings/api';
import { type FeedWarning, quoteAll } from './feed-note';
import { cutText, htmlToText } from '../../platform/text';
import { type Kind, kindWord, readLanguage, type Tenure, tenureWord } from '../reading/api';
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
    if (description !== '' || title !== '') texts[locale] = { title, description };
  }
  const guessed: string[] = [];
  for (const [field, raw] of unlabelled(ad)) {
    const text = clean(raw);
    const locale = readLanguage(text).value;
    if (locale === null) continue;
    guessed.push(`${field} → ${locale}`);
    const known = texts[locale] ?? { title: '', description: '' };
    if (field === 'title')
      texts[locale] = {
        ...known,
        title: known.title === '' ? cutText(text.replace(/\s+/g, ' '), MAX_TITLE) : known.title,
      };
    else texts[locale] = { ...known, description: cutText(joined(known.description, text), MAX_DESCRIPTION) };
  }
  for (const locale of LOCALES) {
    const text = texts[locale];
    if (text?.title === '') texts[locale] = { ...text, title: makeTitle(locale, source) };
  }
  const empty = Object.keys(texts).length === 0;
  if (empty) texts.hr = { title: makeTitle('hr', source), description: '' };
  const note = (code: FeedWarning['code'], applies: boolean): FeedWarning[] => (applies ? [{ code, detail: '' }] : []);
  return {
    texts,
    warnings: [
      ...note('texts-repaired', repaired),
      ...note('letters-lost', damaged),
      ...note('no-description', empty),
      ...(guessed.length > 0 ? [{ code: 'language-guessed' as const, detail: quoteAll(guessed) }] : []),
    ],
  };
}

/** Both texts, each once: one that holds the other says all. */
function joined(one: string, other: string): string {
  if (other.includes(one)) return other;
  return one.includes(other) ? one : `${one}\n\n${other}`;
}

/** Texts that do not say their language, titles first: their words decide. */
function unlabelled({ values }: KyeroAd): ['title' | 'desc', string][] {
  return (['title', 'desc'] as const).flatMap((field) =>
    [...values]
      .filter(([path]) => path === field || isUnlabelled(path, field))
      .flatMap(([, all]) => all.map((text): ['title' | 'desc', string] => [field, text])),
  );
}

/** `<desc><text>`, `<desc><p>`: what stands inside is no code of a language. */
function isUnlabelled(path: string, field: string): boolean {
  const [first, second, ...rest] = path.split('/');
  return first === field && second !== undefined && (rest.length > 0 || !/^[a-z]{2,3}$/.test(second));
}

/** `Vila, 150 m², Almunecar`, `Stan, suvlasnički udio, 64 m², Split` */
function makeTitle(locale: Locale, { kind, tenure, place, surface }: TextSource): string {
  const parts = [
    kindWord(kind, locale),
    ...(tenure === null ? [] : [tenureWord(tenure, locale)]),
    ...(surface === null ? [] : [`${String(Math.round(surface))} m²`]),
    place,
  ];
  return cutText(parts.join(', '), MAX_TITLE);
}
