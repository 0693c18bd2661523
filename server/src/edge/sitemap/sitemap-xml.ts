import { escapeHtml } from '../../platform/html';

/** One address of a sitemap, or one sitemap of the index. */
export interface SitemapEntry {
  /** Path from the origin, encoded. */
  path: string;
  changedAt?: Date;
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap of pages. @param origin scheme and host, without a final slash */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return documentXml('urlset', 'url', origin, entries);
}

/** The index of sitemaps. */
export function sitemapIndexXml(origin: string, entries: readonly SitemapEntry[]): string {
  return documentXml('sitemapindex', 'sitemap', origin, entries);
}

function documentXml(root: string, element: string, origin: string, entries: readonly SitemapEntry[]): string {
  const written = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${element}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${written.join('')}</${root}>\n`;
}
