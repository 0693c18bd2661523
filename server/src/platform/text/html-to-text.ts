import { Parser } from 'htmlparser2';

const HIDDEN = new Set(['script', 'style', 'head', 'noscript', 'iframe']);
const BLOCKS = new Set(['p', 'div', 'section', 'article', 'ul', 'ol', 'table', 'tr', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr']);
const LAYOUT_TAG = /<(?:br|p|div|li|ul|ol|table|tr|h[1-6])\b/i;

/**
 * Plain text of a description that may be HTML: tags go, scripts and styles go with what is in them, entities
 * are decoded, blocks and `<br>` become line breaks, list items begin with a dash. Line breaks of the source count
 * only where no tag lays the text out. The answer is text, never markup: whoever shows it escapes it.
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
        else if (BLOCKS.has(name)) text += '\n\n';
      },
      ontext(data) {
        if (hidden === 0) text += keepBreaks ? data : data.replace(/\s+/g, ' ');
      },
      onclosetag(name) {
        if (HIDDEN.has(name)) hidden = Math.max(0, hidden - 1);
        else if (BLOCKS.has(name)) text += '\n\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return tidy(text);
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
