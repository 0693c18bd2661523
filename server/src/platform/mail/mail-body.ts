import type { Locale } from '@kvadrat/contracts/locales';
import { attributes, escapeHtml } from '../html';
import type { MailBlock, MailContent } from './mail-template';

/** The plain-text part of a mail. */
export function mailText({ blocks, footnote }: MailContent): string {
  return `${[...blocks.map(blockText), `-- \nKvadrat\n${footnote}`].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'heading':
      return `${block.text}\n${'='.repeat(block.text.length)}`;
    case 'ad':
      return [block.title, ...block.lines, block.url, block.note].join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'button':
    case 'link':
      return `${block.text}:\n${block.url}`;
  }
}

const INK = '#14211f';
const QUIET = '#5c6964';
const ACCENT = '#b0153f';
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/**
 * The HTML part. Mail programs know neither style sheets nor variables, so the few styles stand in attributes; whatever
 * comes from people is escaped.
 */
export function mailHtml({ subject, blocks, footnote }: MailContent, locale: Locale): string {
  const body = `margin:0;padding:24px 16px;background:#ffffff;color:${INK};${FONT};font-size:16px;line-height:1.55;overflow-wrap:anywhere`;
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(subject)}</title></head><body${attributes({ style: body })}>`,
    `<div${attributes({ style: 'max-width:560px;margin:0 auto' })}>`,
    `<p${attributes({ style: 'margin:0 0 24px;font-size:22px;font-weight:700' })}>Kvadrat<span${attributes({ style: `color:${ACCENT}`, 'aria-hidden': 'true' })}>&#9632;</span></p>`,
    ...blocks.map(blockHtml),
    `<p${attributes({ style: `margin:32px 0 0;padding-top:16px;border-top:1px solid #dde2de;color:${QUIET};font-size:13px` })}>${escapeHtml(footnote)}</p>`,
    '</div></body></html>',
  ].join('');
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${attributes({ style: 'margin:0 0 16px' })}>${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2${attributes({ style: 'margin:32px 0 16px;font-size:18px' })}>${escapeHtml(block.text)}</h2>`;
    case 'ad':
      return adHtml(block);
    case 'quote':
      return `<blockquote${attributes({ style: 'margin:0 0 16px;padding:12px 16px;border-left:3px solid #dde2de;background:#f4f6f4' })}>${lines(block.text)}</blockquote>`;
    case 'facts':
      return `<p${attributes({ style: 'margin:0 0 16px' })}>${block.rows.map(([name, value]) => `${escapeHtml(name)}: <strong>${escapeHtml(value)}</strong>`).join('<br>')}</p>`;
    case 'link':
      return `<p${attributes({ style: 'margin:0 0 16px' })}><a${attributes({ href: block.url, style: `color:${ACCENT}` })}>${escapeHtml(block.text)}</a></p>`;
    case 'button': {
      const style = `display:inline-block;padding:12px 20px;border-radius:4px;background:${ACCENT};color:#ffffff;font-weight:600;text-decoration:none`;
      return `<p${attributes({ style: 'margin:0 0 16px' })}><a${attributes({ href: block.url, style })}>${escapeHtml(block.text)}</a></p>`;
    }
  }
}

function adHtml({ title, url, picture, lines: facts, note }: Extract<MailBlock, { kind: 'ad' }>): string {
  const link = { href: url, style: `color:${INK};font-weight:600` };
  const image =
    picture === null
      ? ''
      : `<a${attributes({ href: url })}><img${attributes({ src: picture, alt: '', width: '560', style: 'display:block;width:100%;height:auto;margin:0 0 8px;border-radius:4px' })}></a>`;
  const [first = '', ...others] = facts;
  return [
    `<div${attributes({ style: 'margin:0 0 24px' })}>${image}`,
    `<p${attributes({ style: 'margin:0;font-size:18px;font-weight:700' })}>${escapeHtml(first)}</p>`,
    `<p${attributes({ style: 'margin:0' })}><a${attributes(link)}>${escapeHtml(title)}</a></p>`,
    ...others.map((line) => `<p${attributes({ style: 'margin:0' })}>${escapeHtml(line)}</p>`),
    `<p${attributes({ style: `margin:4px 0 0;color:${QUIET};font-size:13px` })}>${escapeHtml(note)}</p></div>`,
  ].join('');
}

function lines(text: string): string {
  return text.split('\n').map(escapeHtml).join('<br>');
}
