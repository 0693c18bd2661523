import type { Locale } from '@kvadrat/contracts/locales';
import { attributes } from '../../platform/html';

/** The gallery's document: all of it is drawn by its script, which reads the language here. */
export function galleryHtml(locale: Locale, path: string): string {
  return [
    `<!doctype html><html${attributes({ lang: locale })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex, nofollow"><title>ui-kit | Kvadrat</title>',
    `<link${attributes({ rel: 'stylesheet', href: `${path}/gallery.css` })}>`,
    `<script${attributes({ defer: true, src: `${path}/gallery.js` })}></script>`,
    '</head><body><div id="gallery"></div></body></html>',
  ].join('');
}
