import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { attributes } from '../html';
import { INFO_PAGE_NAMES, INFO_PATHS, type InfoPageName } from './info-paths';
import { STATIC_TEXTS } from './static-texts';
import { textHtml } from './text-html';

export interface InfoPage {
  /** Null for a page that no other page of information lists. */
  name: InfoPageName | null;
  locale: Locale;
  title: string;
  lead: string;
  /** HTML of what follows the lead. */
  body: string;
  /** HTML beside the body, such as a table of contents. */
  aside: string;
}

/** Contents of `<main>` of a page of information: way home, heading, text, and the pages like it. */
export function infoPageHtml({ name, locale, title, lead, body, aside }: InfoPage): string {
  return [
    '<div class="kv-info">',
    breadcrumbsHtml(locale, title),
    `<header class="kv-info-head"><h1>${textHtml(title, locale)}</h1><p class="kv-lead">${textHtml(lead, locale)}</p></header>`,
    `<div class="kv-info-columns"><div class="kv-info-aside">${aside}</div><div class="kv-prose">${body}</div></div>`,
    morePagesHtml(name, locale),
    '</div>',
  ].join('');
}

/** Title of a page of information as links to it say it. */
function infoPageTitle(name: InfoPageName, locale: Locale): string {
  const texts = STATIC_TEXTS[locale];
  return name === 'contactUs' ? texts.contactUs : texts[name].title;
}

function breadcrumbsHtml(locale: Locale, title: string): string {
  const home = `<a${attributes({ href: localizedPath(locale, PATHS.home) })}>${textHtml(STATIC_TEXTS[locale].home, locale)}</a>`;
  return `<ol class="kv-crumbs"><li>${home}</li><li aria-current="page">${textHtml(title, locale)}</li></ol>`;
}

function morePagesHtml(name: InfoPageName | null, locale: Locale): string {
  const links = INFO_PAGE_NAMES.filter((other) => other !== name).map(
    (other) => `<li><a${attributes({ href: localizedPath(locale, INFO_PATHS[other]) })}>${textHtml(infoPageTitle(other, locale), locale)}</a></li>`,
  );
  return `<nav class="kv-more" aria-labelledby="kv-more"><h2 id="kv-more">${textHtml(STATIC_TEXTS[locale].morePages, locale)}</h2><ul>${links.join('')}</ul></nav>`;
}
