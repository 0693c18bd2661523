import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What of a page tells a whole one from an empty one. */
export interface ReadPage {
  /** Empty where there is none. */
  title: string;
  canonical: string | null;
  robots: string | null;
  /** Text of the first main heading. */
  heading: string;
  /** Cards of ads. */
  cards: number;
}

/** The title that stands where nothing has rendered the page. */
export const EMPTY_TITLE = 'Kvadrat';

/** Reads a page by its tags, without making a document of it: a storm brings hundreds a second. */
export function readPage(html: string): ReadPage {
  return {
    title: (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').trim(),
    canonical: attribute(html, /<link\b[^>]*\brel="canonical"[^>]*>/, 'href'),
    robots: attribute(html, /<meta\b[^>]*\bname="robots"[^>]*>/, 'content'),
    heading: (/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '').trim(),
    cards: html.split('<article').length - 1,
  };
}

/** @param encoding of the answer's `content-encoding` */
export function decodeBody(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

function attribute(html: string, tag: RegExp, name: string): string | null {
  const found = tag.exec(html)?.[0];
  return found === undefined ? null : (new RegExp(`\\b${name}="([^"]*)"`).exec(found)?.[1] ?? '');
}
