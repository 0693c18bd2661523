import { AppError } from '@kvadrat/contracts/errors';
import { EMBED_ROOT, type ElementDefinition } from '@kvadrat/contracts/remote';
import type { Theme } from './element-place';
import type { Style } from './open-elements';
import { darkConditions, forceColorScheme } from './dark-conditions';
import { keepApart } from './keep-apart';

/** Where an element's content stands. */
export interface Surface {
  container: HTMLElement;
  portalRoot: HTMLElement;
  /** Style sheets have come. @throws {AppError} `connection` when one has not */
  ready: Promise<void>;
  setTheme: (theme: Theme) => void;
  /** Takes everything out; with `reveal` the page's own content of the element shows again. */
  close: (reveal?: boolean) => void;
}

export interface SurfaceOptions {
  page: Window;
  nonce: string;
  styles: readonly Style[];
}

/** Puts boxes and style sheets into an element's shadow root, or among its children for one in the page's own tree. */
export function openSurface(element: HTMLElement, root: ElementDefinition['root'], { page, nonce, styles }: SurfaceOptions): Surface {
  const { document } = page;
  const shadow = root === 'shadow' ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : null;
  const target = shadow ?? element;
  const before = shadow === null ? [...element.childNodes] : [];
  const [box, container, portalRoot] = [0, 1, 2].map(() => document.createElement('div'));
  if (box === undefined || container === undefined || portalRoot === undefined) throw new AppError('internal', 'no boxes');
  box.append(container, portalRoot);
  const links = styles.map(({ href, integrity = '' }) => Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', nonce, integrity, href }));
  const loads = links.map(loaded);
  // Among the page's elements no sheet applies before it is bound to this one.
  if (shadow === null) for (const link of links) link.media = 'not all';
  target.replaceChildren(...links, box);

  const conditions = new Map<CSSStyleSheet, MediaList[]>();
  const conditionsOf = (sheet: CSSStyleSheet): MediaList[] => {
    const found = conditions.get(sheet) ?? darkConditions(sheet.cssRules);
    conditions.set(sheet, found);
    return found;
  };
  const setTheme = (theme: Theme): void => {
    box.setAttribute(EMBED_ROOT, theme);
    for (const { sheet } of links) if (sheet !== null) forceColorScheme(conditionsOf(sheet), theme);
  };
  return {
    container,
    portalRoot,
    ready: Promise.all(loads).then(() => {
      if (shadow === null) {
        keepApart(element.localName, links.flatMap(({ sheet }) => (sheet === null ? [] : [sheet])));
        for (const link of links) link.media = '';
      }
      // By now the element has the browser's own size, whatever the page says.
      box.style.setProperty('--kvadrat-rem', page.getComputedStyle(element).fontSize);
    }),
    setTheme,
    close(reveal = false) {
      if (shadow === null) element.replaceChildren(...before);
      else shadow.replaceChildren(...(reveal ? [document.createElement('slot')] : []));
    },
  };
}

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new AppError('connection', `cannot load ${link.href}`));
  });
}
