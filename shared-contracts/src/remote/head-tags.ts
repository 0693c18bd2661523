import { DEFAULT_LOCALE, LOCALES, LOCALE_DETAILS, type Locale } from '../locales';
import type { PageHead } from './page-head';

/** One element of `<head>`; server and browser write the same list. */
export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Contents; JSON-LD is not escaped for HTML yet. */
  text?: string;
}

/**
 * Finds in a document what {@link headTags} describes, for the browser to replace.
 * The app banner is not among them: it is the same on every page.
 */
export const HEAD_TAG_SELECTOR = [
  'title',
  ...['description', 'keywords', 'robots'].map((name) => `meta[name="${name}"]`),
  'meta[property^="og:"]',
  ...['canonical', 'alternate', 'prev', 'next'].map((rel) => `link[rel="${rel}"]`),
  'script[type="application/ld+json"]',
].join(',');

/**
 * The tags of a page's head. An absent or empty field gives no tag.
 * @param origin scheme and host that make addresses absolute, without a final slash
 */
export function headTags(head: PageHead, locale: Locale, origin: string): HeadTag[] {
  const absolute = (path: string): string => new URL(path, origin).href;
  const optional = (path: string | undefined): string | undefined => (path ? absolute(path) : undefined);
  const { image } = head;
  return [
    { tag: 'title', attributes: {}, text: head.title },
    ...meta('name', { description: head.description, keywords: head.keywords, robots: head.robots }),
    ...link('canonical', optional(head.canonical)),
    ...alternates(head).flatMap(({ hreflang, href }) => link('alternate', absolute(href), { hreflang })),
    ...link('alternate', optional(head.feed), { type: 'application/atom+xml' }),
    ...link('prev', optional(head.prev)),
    ...link('next', optional(head.next)),
    ...meta('property', {
      'og:type': 'website',
      'og:site_name': 'Kvadrat',
      'og:title': head.title,
      'og:description': head.description,
      'og:url': optional(head.canonical),
      'og:locale': LOCALE_DETAILS[locale].openGraph,
    }),
    ...LOCALES.filter((other) => other !== locale).flatMap((other) =>
      meta('property', { 'og:locale:alternate': LOCALE_DETAILS[other].openGraph }),
    ),
    ...(image === undefined
      ? []
      : meta('property', {
          'og:image': absolute(image.path),
          'og:image:width': String(image.width),
          'og:image:height': String(image.height),
          'og:image:alt': image.alt,
        })),
    ...structuredData(head, absolute)
      .map((block) => absoluteAddresses(block, new URL(head.canonical || '/', origin).href))
      .map((block): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(block),
      })),
  ];
}

function meta(key: 'name' | 'property', values: Record<string, string | undefined>): HeadTag[] {
  return Object.entries(values).flatMap(([name, content]): HeadTag[] =>
    content ? [{ tag: 'meta', attributes: { [key]: name, content } }] : [],
  );
}

function link(rel: string, href: string | undefined, more: Record<string, string> = {}): HeadTag[] {
  return href === undefined ? [] : [{ tag: 'link', attributes: { rel, href, ...more } }];
}

/** Croatian is what people get whose language the portal does not speak. */
function alternates({ alternates: declared = [] }: PageHead): { hreflang: string; href: string }[] {
  const fallback = declared.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
  const complete = fallback === undefined || declared.some(({ hreflang }) => hreflang === 'x-default');
  return complete ? declared : [...declared, { hreflang: 'x-default', href: fallback.href }];
}

function structuredData(head: PageHead, absolute: (path: string) => string): Record<string, unknown>[] {
  const { breadcrumbs = [], jsonLd = [] } = head;
  if (breadcrumbs.length === 0) return jsonLd;
  const itemListElement = breadcrumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(path === null ? {} : { item: absolute(path) }),
  }));
  return [{ '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement }, ...jsonLd];
}

/** Properties of schema.org that hold addresses. */
const ADDRESSES = new Set([
  '@id',
  'url',
  'image',
  'logo',
  'photo',
  'item',
  'contentUrl',
  'embedUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
  'sameAs',
  'target',
  'urlTemplate',
]);

/**
 * Structured data with all of its addresses absolute: who reads it reads the block alone, not the page around it.
 * @param base address of the page
 */
function absoluteAddresses(value: unknown, base: string, key = ''): unknown {
  if (typeof value === 'string')
    return ADDRESSES.has(key) && value !== '' && URL.canParse(value, base) ? absoluteAddress(value, base) : value;
  if (Array.isArray(value)) return value.map((item) => absoluteAddresses(item, base, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, absoluteAddresses(item, base, name)]));
}

/** An address that is absolute stays as it is written. */
function absoluteAddress(value: string, base: string): string {
  return URL.canParse(value) ? value : new URL(value, base).href;
}
