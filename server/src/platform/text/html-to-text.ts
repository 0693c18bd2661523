import { Parser } from 'htmlparser2';
import { BLOCK_TAGS, isHtmlTag } from './html-tags';

const HIDDEN = new Set(['script', 'style', 'head', 'noscript', 'iframe']);
const LAYOUT_TAG = /<(?:br|p|div|li|ul|ol|dl|dt|table|tr|h[1-6])\b/i;
/** What looks like a tag; names of HTML decide whether it is one. */
const TAG_START = /<(?=\/?([a-z][^\s<>/]*))/gi;

/**
 * Plain text of a description that may be HTML: tags go, scripts and styles go with what is in them, entities
 * are decoded, blocks and `<br>` become line breaks, list items begin with a dash. Line breaks of the source count
 * only where no tag lays the text out. Words in pointed brackets that are no tags of HTML stay.
 * The answer is text, never markup: whoever shows it escapes it.
 */
export function htmlToText(html: string): string {
  const keepBreaks = !LAYOUT_TAG.test(html);
  let text = '';
  let hidden = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        if (HIDDEN.has(name)) hidden += 1;
        else if (name === 'br') text += '\n';
        else if (name === 'li') text += '\n– ';
        else if (name === 'td' || name === 'th') text += ' ';
        else if (BLOCK_TAGS.has(name)) text += lineOf(name);
      },
      ontext(data) {
        if (hidden === 0) text += keepBreaks ? data : data.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
        else if (BLOCK_TAGS.has(name)) text += lineOf(name);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.replace(TAG_START, (start, name: string) => (isHtmlTag(name) ? start : '&lt;')));
  return tidy(text);
}

/** Rows and terms are lines; other blocks are paragraphs. */
function lineOf(name: string): string {
  return name === 'tr' || name === 'dt' || name === 'dd' ? '\n' : '\n\n';
}

/** Trims lines, joins runs of spaces, keeps at most one empty line in a row. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
