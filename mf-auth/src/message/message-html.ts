import type { DOMPurify } from 'dompurify';

/** All else of a server's message is text. */
const ALLOWED = {
  ALLOWED_TAGS: ['b', 'strong', 'em', 'br', 'p', 'a'],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * A server's message as elements, by the allow-list. Links lead to the portal, to https or into a mail, and tell the other
 * side nothing about the page they are on.
 * @param origin of the portal; paths are its own, wherever the message is shown
 */
export function messageFragment(purify: DOMPurify, html: string, origin: string): DocumentFragment {
  const fragment = purify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll('[href]')) {
    const address = element.localName === 'a' ? safeAddress(element.getAttribute('href'), origin) : null;
    if (address === null) element.removeAttribute('href');
    else {
      element.setAttribute('href', address);
      element.setAttribute('rel', 'noopener');
    }
  }
  return fragment;
}

function safeAddress(href: string | null, origin: string): string | null {
  if (href === null || !URL.canParse(href, origin)) return null;
  const url = new URL(href, origin);
  return url.protocol === 'https:' || url.protocol === 'mailto:' || url.origin === origin ? url.href : null;
}

/** The words of a message alone, for before the allow-list is loaded and where it cannot be had. */
export function messageWords(html: string): string {
  return html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
