import { decodeReferences, htmlToText, isHtmlTag, mendReferences } from '../../platform/text';

/** Programs escape once too often, seldom twice. */
const MAX_ROUNDS = 4;
const TAG = /<\/?([a-z][^\s<>/]*)[^<>]*>/gi;

/**
 * A value of a feed as words: references are decoded as often as they were escaped, tags are taken away however they
 * were written (as they are, in CDATA, escaped once or twice) and leave their lines.
 */
export function plainText(value: string): string {
  let text = value;
  let laidOut = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tags = hasTags(text);
    const next = tags ? htmlToText(laidOut ? withLines(text) : text) : decodeReferences(text);
    if (next === text) break;
    laidOut ||= tags;
    text = next;
  }
  return text.replace(/[^\S\r\n]+/g, ' ');
}

/** Tags that lay out and say nothing else, escaped once more than the others. */
const ESCAPED_LAYOUT = /&(?:amp;)?lt;(\/?(?:p|br|div|ul|ol|li|b|strong|i|em|u|span|h[1-6])\s*\/?)&(?:amp;)?gt;/gi;

/**
 * A text of an advertiser as HTML that `htmlToText` reads: halves of emoji are joined, control characters gone, tags that were
 * escaped once too often are tags. Other tags that were stay escaped: somebody may write about them, and they must not vanish.
 */
export function htmlWords(value: string): string {
  return mendReferences(value).replace(ESCAPED_LAYOUT, '<$1>');
}

function hasTags(text: string): boolean {
  if (text.includes('<!--')) return true;
  for (const [, name = ''] of text.matchAll(TAG)) if (isHtmlTag(name)) return true;
  return false;
}

/** Lines that an earlier round found stay lines beside the tags of this one. */
function withLines(text: string): string {
  return text.replaceAll('\n', '<br>');
}
