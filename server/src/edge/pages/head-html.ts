import type { Locale } from '@kvadrat/contracts/locales';
import { headTags, type HeadTag, type PageHead } from '@kvadrat/contracts/remote';
import { attributes, escapeHtml } from '../../platform/html';
import { escapeJson } from '../../platform/render';

export interface HeadOptions {
  locale: Locale;
  /** Origin of absolute addresses, without a final slash. */
  publicUrl: string;
  /** Apple's number of the app; empty for none. */
  appleAppId: string;
  /** Overrides what the page says about robots, as on `/demo` routes. */
  robots?: string;
}

/** The part of the head that is made from a page's SEO data. */
export function headHtml(head: PageHead, { locale, publicUrl, appleAppId, robots }: HeadOptions): string {
  const tags = headTags(robots === undefined ? head : { ...head, robots }, locale, publicUrl).map(tagHtml);
  if (appleAppId !== '')
    tags.push(`<meta${attributes({ name: 'apple-itunes-app', content: `app-id=${appleAppId}` })}>`);
  return tags.join('');
}

function tagHtml({ tag, attributes: values, text }: HeadTag): string {
  const start = `<${tag}${attributes(values)}>`;
  if (text === undefined) return start;
  return `${start}${tag === 'script' ? escapeJson(text) : escapeHtml(text)}</${tag}>`;
}
