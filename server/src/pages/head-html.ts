import { DEFAULT_LOCALE, LOCALES, LOCALE_DETAILS, type Locale } from '@kvadrat/contracts/locales';
import type { PageHead } from '@kvadrat/contracts/remote';
import { attributes, escapeHtml } from './escape-html';
import { structuredData } from './structured-data';

export interface HeadOptions {
  locale: Locale;
  /** Origin of absolute addresses, without a final slash. */
  publicUrl: string;
  /** Apple's number of the app; empty for none (R48). */
  appleAppId: string;
  /** Overrides what the page says about robots, as on `/demo` routes (R34). */
  robots?: string;
}

const SITE_NAME = 'Kvadrat';

/** The tags of the head that are made from a page's SEO data (R40–R48). An absent field gives no tag. */
export function headHtml(head: PageHead, options: HeadOptions): string {
  const { publicUrl, locale } = options;
  const absolute = (path: string): string => new URL(path, `${publicUrl}/`).href;
  const robots = options.robots ?? head.robots;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', robots),
    link('canonical', head.canonical === '' ? undefined : absolute(head.canonical)),
    ...(head.alternates ?? []).map(({ hreflang, href }) => link('alternate', absolute(href), hreflang)),
    link('alternate', defaultAlternate(head, absolute), 'x-default'),
    link('prev', head.prev === undefined ? undefined : absolute(head.prev)),
    link('next', head.next === undefined ? undefined : absolute(head.next)),
    ...openGraph(head, locale, absolute),
    meta('apple-itunes-app', options.appleAppId === '' ? undefined : `app-id=${options.appleAppId}`),
    ...structuredData(head, absolute),
  ].join('');
}

/** Croatian is what people get whose language we do not speak. */
function defaultAlternate(head: PageHead, absolute: (path: string) => string): string | undefined {
  if (head.alternates?.some(({ hreflang }) => hreflang === 'x-default') === true) return undefined;
  const croatian = head.alternates?.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
  return croatian === undefined ? undefined : absolute(croatian.href);
}

function openGraph(head: PageHead, locale: Locale, absolute: (path: string) => string): string[] {
  const { image } = head;
  return [
    property('og:type', 'website'),
    property('og:site_name', SITE_NAME),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical === '' ? undefined : absolute(head.canonical)),
    property('og:locale', LOCALE_DETAILS[locale].openGraph),
    ...LOCALES.filter((other) => other !== locale).map((other) => property('og:locale:alternate', LOCALE_DETAILS[other].openGraph)),
    ...(image === undefined
      ? []
      : [
          property('og:image', absolute(image.path)),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]),
  ];
}

function meta(name: string, content: string | undefined): string {
  return content === undefined || content === '' ? '' : `<meta${attributes({ name, content })}>`;
}

function property(name: string, content: string | undefined): string {
  return content === undefined || content === '' ? '' : `<meta${attributes({ property: name, content })}>`;
}

function link(rel: string, href: string | undefined, hreflang?: string): string {
  return href === undefined ? '' : `<link${attributes({ rel, href, hreflang })}>`;
}
