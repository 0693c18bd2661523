/**
 * One `<property>` of a feed as it stands there: every element's text by its path below `property`, lower case
 * (`price`, `location/latitude`, `desc/hr`, `images/image/url`), repeated elements in order.
 */
export interface KyeroAd {
  /** Line of the opening tag, from 1. */
  line: number;
  values: ReadonlyMap<string, readonly string[]>;
}

/** First text of an element, trimmed; an empty string for a missing or empty one: the trade makes no difference. */
export function adText(ad: KyeroAd, path: string): string {
  return ad.values.get(path)?.[0]?.trim() ?? '';
}

/** All non-empty texts of a repeated element, trimmed. */
export function adTexts(ad: KyeroAd, path: string): string[] {
  return (ad.values.get(path) ?? []).map((text) => text.trim()).filter((text) => text !== '');
}
