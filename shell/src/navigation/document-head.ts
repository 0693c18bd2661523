import { headTags, HEAD_TAG_SELECTOR, type PageHead } from '@kvadrat/contracts/remote';
import type { Locale } from '@kvadrat/contracts/locales';

/** Puts a page's head data into the document in place of the last page's. */
export function writeHead(head: PageHead, locale: Locale): void {
  const fresh = headTags(head, locale, location.origin).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll(HEAD_TAG_SELECTOR)) old.remove();
  document.head.append(...fresh);
}
