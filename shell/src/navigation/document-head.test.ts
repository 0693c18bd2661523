import type { PageHead } from '@kvadrat/contracts/remote';
import { writeHead } from './document-head';

const head: PageHead = { title: 'Oglas <7>', description: 'Opis "7"', canonical: '/oglasi/7/' };

it('replaces the last page’s head and keeps everything else', () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Popis</title><meta name="description" content="a"><meta name="robots" content="noindex">' +
    '<link rel="stylesheet" href="/a.css"><link rel="canonical" href="/a/"><link rel="next" href="/b/">' +
    '<script type="application/ld+json">{}</script><meta property="og:title" content="a"><meta name="apple-itunes-app" content="app-id=1">';
  writeHead(head, 'hr');
  expect(document.title).toBe('Oglas <7>');
  const one = (selector: string): Element | undefined => {
    const found = document.head.querySelectorAll(selector);
    expect(found).toHaveLength(1);
    return found[0];
  };
  expect(one('meta[name="description"]')?.getAttribute('content')).toBe('Opis "7"');
  expect(one('link[rel="canonical"]')?.getAttribute('href')).toBe('http://localhost/oglasi/7/');
  expect(one('meta[property="og:title"]')?.getAttribute('content')).toBe('Oglas <7>');
  for (const kept of ['meta[charset]', 'link[rel="stylesheet"]', 'meta[name="apple-itunes-app"]']) one(kept);
  for (const gone of ['meta[name="robots"]', 'link[rel="next"]', 'script'])
    expect(document.head.querySelector(gone)).toBeNull();
});

it('writes structured data that parses', () => {
  writeHead({ ...head, jsonLd: [{ '@type': 'Product', name: '</script>' }] }, 'hr');
  const block = document.head.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(block?.textContent ?? '')).toEqual({ '@type': 'Product', name: '</script>' });
});
