import { portalOrigin } from './portal-origin';

export interface HtmlPage {
  status: number;
  headers: Headers;
  /** As the server sent it. */
  html: string;
  document: Document;
}

/** Gets a page as `curl` does: no scripts run, redirects are not followed. */
export async function getPage(path: string, headers: Record<string, string> = {}): Promise<HtmlPage> {
  const response = await fetch(portalOrigin() + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    document: new DOMParser().parseFromString(html, 'text/html'),
  };
}

/** Structured data blocks of a page. */
export function structuredData({ document }: HtmlPage): Record<string, unknown>[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    const value: unknown = JSON.parse(script.textContent);
    if (!isRecord(value)) throw new Error('a JSON-LD block is not an object');
    return value;
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Path of an address, also of an absolute one. */
export function pathOf(address: string | null | undefined): string {
  const { pathname, search } = new URL(address ?? '', portalOrigin());
  return pathname + search;
}

export function canonicalOf({ document }: HtmlPage): string {
  return pathOf(document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
}
