import { LOCALES } from '@kvadrat/contracts/locales';

/**
 * One `<property>` of a feed as it stands there: every element's text by its path below `property`, lower case
 * (`price`, `location/latitude`, `desc/hr`, `images/image/url`), repeated elements in order. What is said in several
 * languages stands under each (`type/hr`, `video_url/en`), whether by an element or by an attribute. Descriptions and
 * titles are HTML, or may be; all other values are plain, however their tags and references were escaped. The agent of the whole file stands in each ad (`agent/email`).
 */
export interface KyeroAd {
  /** Line of the opening tag, from 1. */
  line: number;
  values: ReadonlyMap<string, readonly string[]>;
}

/**
 * First text of an element, trimmed; an empty string for a missing or empty one: the trade makes no difference.
 * Where it is said in several languages, the first of the portal's.
 */
export function adText(ad: KyeroAd, path: string): string {
  for (const one of [path, ...LOCALES.map((locale) => `${path}/${locale}`)]) {
    const text = ad.values.get(one)?.[0]?.trim() ?? '';
    if (text !== '') return text;
  }
  return '';
}

/** All non-empty texts of a repeated element, trimmed. */
export function adTexts(ad: KyeroAd, path: string): string[] {
  return (ad.values.get(path) ?? []).map((text) => text.trim()).filter((text) => text !== '');
}
