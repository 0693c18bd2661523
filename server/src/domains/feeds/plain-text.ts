import { decodeReferences, htmlToText, isHtmlTag } from '../../platform/text';

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

function hasTags(text: string): boolean {
  if (text.includes('<!--')) return true;
  for (const [, name = ''] of text.matchAll(TAG)) if (isHtmlTag(name)) return true;
  return false;
}

/** Lines that an earlier round found stay lines beside the tags of this one. */
function withLines(text: string): string {
  return text.replaceAll('\n', '<br>');
}
