import { AppError } from '@kvadrat/contracts/errors';
import { isIntegrity } from '@kvadrat/contracts/releases';
import { EMBED_ROOT, type ElementDefinition } from '@kvadrat/contracts/remote';
import type { Theme } from './element-place';
import type { Style } from './open-elements';
import { darkConditions, forceColorScheme } from './dark-conditions';
import { keepApart } from './keep-apart';

/** Where an element's content stands. */
export interface Surface {
  container: HTMLElement;
  portalRoot: HTMLElement;
  /** Style sheets have come. @throws {AppError} `connection` when one has not, `internal` when one has no hash */
  ready: Promise<void>;
  /** One more, of code that came later. Resolves when it holds. */
  addStyle: (style: Style) => Promise<void>;
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
export function openSurface(
  element: HTMLElement,
  root: ElementDefinition['root'],
  { page, nonce, styles }: SurfaceOptions,
): Surface {
  const { document } = page;
  const shadow = root === 'shadow' ? (element.shadowRoot ?? element.attachShadow({ mode: 'open' })) : null;
  const target = shadow ?? element;
  const before = shadow === null ? [...element.childNodes] : [];
  const [box, container, portalRoot] = [0, 1, 2].map(() => document.createElement('div'));
  if (box === undefined || container === undefined || portalRoot === undefined)
    throw new AppError('internal', 'no boxes');
  box.append(container, portalRoot);
  // Among the page's elements no sheet applies before it is bound to this one.
  const media = shadow === null ? 'not all' : '';
  // Without a hash it is asked for nowhere, and so never applied.
  const makeLink = ({ href, integrity = '' }: Style): HTMLLinkElement =>
    Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      nonce,
      integrity,
      media,
      ...(isIntegrity(integrity) ? { href } : {}),
    });
  const links: HTMLLinkElement[] = [];
  let theme: Theme | null = null;

  const conditions = new Map<CSSStyleSheet, MediaList[]>();
  const conditionsOf = (sheet: CSSStyleSheet): MediaList[] => {
    const found = conditions.get(sheet) ?? darkConditions(sheet.cssRules);
    conditions.set(sheet, found);
    return found;
  };
  const force = (): void => {
    if (theme === null) return;
    for (const { sheet } of links) if (sheet !== null) forceColorScheme(conditionsOf(sheet), theme);
  };
  const hold = async (added: readonly HTMLLinkElement[]): Promise<void> => {
    await Promise.all(added.map(loaded));
    if (shadow === null) {
      keepApart(
        element.localName,
        added.flatMap(({ sheet }) => (sheet === null ? [] : [sheet])),
      );
      for (const link of added) link.media = '';
    }
    links.push(...added);
    force();
  };
  const first = styles.map(makeLink);
  const ready = hold(first).then(() => {
    // By now the element has the browser's own size, whatever the page says.
    box.style.setProperty('--kvadrat-rem', page.getComputedStyle(element).fontSize, 'important');
  });
  target.replaceChildren(...first, box);
  return {
    container,
    portalRoot,
    ready,
    addStyle(style) {
      const link = makeLink(style);
      const holds = hold([link]);
      box.before(link);
      return holds;
    },
    setTheme(next) {
      theme = next;
      box.setAttribute(EMBED_ROOT, theme);
      force();
    },
    close(reveal = false) {
      if (shadow === null) element.replaceChildren(...before);
      else shadow.replaceChildren(...(reveal ? [document.createElement('slot')] : []));
    },
  };
}

function loaded(link: HTMLLinkElement): Promise<void> {
  if (!isIntegrity(link.integrity)) return Promise.reject(new AppError('internal', `${link.href} has no hash`));
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new AppError('connection', `cannot load ${link.href}`));
  });
}
