import { LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import { attributes, type ServerPage } from '../html';
import { infoHead } from './info-head';
import { infoPageHtml } from './info-page';
import { INFO_STYLE } from './info-style';
import { SECTIONS, type StaticPageName, type StaticText } from './static-text';
import { STATIC_TEXTS } from './static-texts';
import { blockHtml, textHtml } from './text-html';

/** Day the texts were last changed. */
const UPDATED = '2026-11-29';

/** One of the pages of information in one language. */
export function staticPage(name: StaticPageName, locale: Locale): ServerPage {
  const text: StaticText = STATIC_TEXTS[locale][name];
  const ids: readonly string[] = SECTIONS[name];
  const body = ids.map((id) => sectionHtml(id, text, locale)).join('') + updatedHtml(locale);
  const { title, lead } = text;
  return { status: 200, head: infoHead(name, locale, text), html: infoPageHtml({ name, locale, title, lead, body, aside: contentsHtml(ids, text, locale) }), style: INFO_STYLE };
}

function sectionHtml(id: string, { sections }: StaticText, locale: Locale): string {
  const section = sections[id];
  if (section === undefined) throw new Error(`the text has no section ${id}`);
  const blocks = section.blocks.map((block) => blockHtml(block, locale)).join('');
  return `<section${attributes({ 'aria-labelledby': id })}><h2${attributes({ id })}>${textHtml(section.heading, locale)}</h2>${blocks}</section>`;
}

function contentsHtml(ids: readonly string[], { sections }: StaticText, locale: Locale): string {
  const links = ids.map((id) => `<li><a${attributes({ href: `#${id}` })}>${textHtml(sections[id]?.heading ?? '', locale)}</a></li>`).join('');
  return `<nav class="kv-contents" aria-labelledby="kv-contents"><h2 id="kv-contents">${textHtml(STATIC_TEXTS[locale].contents, locale)}</h2><ol>${links}</ol></nav>`;
}

function updatedHtml(locale: Locale): string {
  const day = new Intl.DateTimeFormat(LOCALE_DETAILS[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(UPDATED));
  return `<p class="kv-updated">${textHtml(STATIC_TEXTS[locale].updated, locale)} <time${attributes({ datetime: UPDATED })}>${textHtml(day, locale)}</time></p>`;
}
