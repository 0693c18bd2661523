import { localizedPath, typeset, type Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../html';
import { INFO_PATHS, isInfoPageName } from './info-paths';
import type { TextBlock } from './static-text';

const LINK = /\[([^\]]+)\]\((\w+)\)/g;

/** A plain text as HTML. */
export function textHtml(text: string, locale: Locale): string {
  return escapeHtml(typeset(text, locale));
}

/** A sentence as HTML, with its links to pages of ours. */
function inlineHtml(text: string, locale: Locale): string {
  return textHtml(text, locale).replace(LINK, (whole, words: string, name: string) =>
    isInfoPageName(name) ? `<a${attributes({ href: localizedPath(locale, INFO_PATHS[name]) })}>${words}</a>` : whole,
  );
}

export function blockHtml(block: TextBlock, locale: Locale): string {
  if (typeof block === 'string') return `<p>${inlineHtml(block, locale)}</p>`;
  if ('head' in block) return tableHtml(block, locale);
  return `<ul>${block.map((item) => `<li>${inlineHtml(item, locale)}</li>`).join('')}</ul>`;
}

/** On a phone each row is a block of its own, its cells named by the head they stand under. */
function tableHtml({ head, rows }: Extract<TextBlock, { head: unknown }>, locale: Locale): string {
  const [first, ...others] = head;
  const row = ([name = '', ...cells]: readonly string[]): string =>
    `<tr role="row"><th role="rowheader" scope="row">${inlineHtml(name, locale)}</th>${cells
      .map((cell, index) => `<td${attributes({ role: 'cell', 'data-head': others[index] })}>${inlineHtml(cell, locale)}</td>`)
      .join('')}</tr>`;
  return [
    '<table role="table"><thead role="rowgroup"><tr role="row">',
    ...[first ?? '', ...others].map((text) => `<th role="columnheader" scope="col">${textHtml(text, locale)}</th>`),
    `</tr></thead><tbody role="rowgroup">${rows.map(row).join('')}</tbody></table>`,
  ].join('');
}
