import { escapeHtml } from './escape-html';

/** Characters XML 1.0 cannot hold, not even escaped. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text for an element of a feed, which escapes it. */
export function feedText(value: string): string {
  return value.replaceAll(NOT_XML, '');
}

/** Readers take titles and summaries for HTML (`type="html"`): what an advertiser wrote is shown as it stands there. */
export function feedHtml(value: string): string {
  return escapeHtml(feedText(value));
}
