import { AppError } from '@kvadrat/contracts/errors';
import { isIntegrity } from '@kvadrat/contracts/releases';
import { INLINED_STYLE_ATTRIBUTE } from '@kvadrat/contracts/remote';

export interface FileRequest {
  href: string;
  kind: 'script' | 'style';
  /** Subresource integrity; the preload link in the page has the same, or the file would come twice. */
  integrity: string | undefined;
  /** Counted from 0; a later attempt asks for another address, since browsers queue equal ones behind a hung request. */
  attempt: number;
}

export type LoadFile = (request: FileRequest) => Promise<void>;

/**
 * Loads one file of a release with an element of its own, or takes the style sheet the page already
 * has, waiting for it where it is linked. Never ends by itself while the server does not answer: the caller has the deadline.
 * @throws {AppError} `connection` when the file did not come or its content has another hash, `internal` when there is no hash to
 *   hold it against: browsers would take an attribute they cannot read for none
 */
export const loadFile: LoadFile = ({ href, kind, integrity, attempt }) => {
  const existing = kind === 'style' && attempt === 0 ? findStyleSheet(href) : null;
  if (existing !== null && existing.sheet !== null) return Promise.resolve();
  if (!isIntegrity(integrity)) return Promise.reject(new AppError('internal', `${href} has no hash`));
  return new Promise((resolve, reject) => {
    const element = existing ?? createElement(kind, attempt === 0 ? href : `${href}?attempt=${attempt}`, integrity);
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener(
      'error',
      () => {
        element.remove();
        reject(new AppError('connection', `cannot load ${href}`));
      },
      { once: true },
    );
    if (existing === null) document.head.append(element);
  });
};

function findStyleSheet(href: string): HTMLLinkElement | HTMLStyleElement | null {
  const sheets = document.head.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `link[rel="stylesheet"], style[${INLINED_STYLE_ATTRIBUTE}]`,
  );
  return (
    [...sheets].find((sheet) => (sheet.getAttribute('href') ?? sheet.getAttribute(INLINED_STYLE_ATTRIBUTE)) === href) ??
    null
  );
}

function createElement(
  kind: FileRequest['kind'],
  address: string,
  integrity: string,
): HTMLScriptElement | HTMLLinkElement {
  if (kind === 'script') {
    const script = Object.assign(document.createElement('script'), { async: true, src: address });
    return guard(script, integrity);
  }
  return guard(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }), integrity);
}

function guard<T extends HTMLScriptElement | HTMLLinkElement>(element: T, integrity: string): T {
  return Object.assign(element, { crossOrigin: 'anonymous', integrity });
}
