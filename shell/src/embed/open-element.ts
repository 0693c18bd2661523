import type { ElementDefinition, HttpClient, RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import { readPlace, type ElementPlace } from './element-place';
import type { LoadedElement, Style } from './open-elements';
import { openSurface, type Surface } from './surface';

export interface OpenElement {
  /** A style sheet of code that came later. Resolves when it holds, or when there is nothing left for it to hold for. */
  addStyle: (style: Style) => Promise<void>;
  close: () => void;
}

export interface ElementDeps {
  page: Window;
  nonce: string;
  /** Style sheets that stand before the element's own. */
  styles: readonly Style[];
  /** The part of the context that is the same for all elements. */
  services: Omit<
    RemoteContext,
    'container' | 'portalRoot' | 'route' | 'locale' | 'signal' | 'hydration' | 'failed' | 'http'
  >;
  /** Calls of an element that acts for the visitor and stands in the page's own tree, and of one that reads what everybody may. */
  http: Readonly<Record<ElementDefinition['root'], HttpClient>>;
  load: (name: string) => Promise<LoadedElement>;
  fallback: (element: HTMLElement) => void;
  /** Its content is there. */
  mounted?: (root: ElementDefinition['root']) => void;
}

/** Shows an element's content and follows its attributes, until it is closed. */
export function openElement(
  element: HTMLElement,
  { page, nonce, styles, services, http, load, fallback, mounted }: ElementDeps,
): OpenElement {
  const leaving = new AbortController();
  let surface: Surface | null = null;
  let shown: { module: RemoteModule; place: ElementPlace } | null = null;
  let definedRoot: ElementDefinition['root'] = 'shadow';

  const giveUp = (error: unknown): void => {
    if (leaving.signal.aborted) return;
    services.report(error, { element: element.localName });
    close(true);
    fallback(element);
  };

  const contextAt = ({ container, portalRoot }: Surface, { route }: ElementPlace): RemoteContext => ({
    ...services,
    http: http[definedRoot],
    container,
    portalRoot,
    route,
    locale: route.locale,
    signal: leaving.signal,
    hydration: null,
    failed: giveUp,
  });

  const start = async (): Promise<void> => {
    const { root, create, styles: own } = await load(element.localName);
    if (leaving.signal.aborted) return;
    definedRoot = root;
    const opened = (surface = openSurface(element, element.hasAttribute('shadow') ? 'shadow' : root, {
      page,
      nonce,
      styles: [...styles, ...own],
    }));
    await opened.ready;
    const show = (): void => {
      if (leaving.signal.aborted) return;
      const place = readPlace(element);
      opened.setTheme(place.theme);
      const context = contextAt(opened, place);
      const last = shown;
      if (last === null || last.place.route.locale !== place.route.locale) {
        // Words are a mount's for life.
        void last?.module.unmount(contextAt(opened, last.place));
        opened.container.lang = place.route.locale;
        shown = { module: create(), place };
        shown.module.mount(context).then(() => mounted?.(definedRoot), giveUp);
      } else {
        shown = { ...last, place };
        if (last.place.route.search !== place.route.search) last.module.update(context).catch(giveUp);
      }
    };
    show();
    observer.observe(element, { attributes: true });
    onAttributes = show;
  };

  let onAttributes = (): void => undefined;
  const observer = new MutationObserver(() => onAttributes());

  const close = (reveal: boolean): void => {
    leaving.abort();
    observer.disconnect();
    if (surface !== null && shown !== null) void shown.module.unmount(contextAt(surface, shown.place));
    surface?.close(reveal);
    surface = shown = null;
  };

  // A link that is taken out of a page before it has loaded tells nobody: who waits for its sheet would wait for ever, and
  // with them everybody who asks for the same code again.
  const closed = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));

  start().catch(giveUp);
  return { addStyle: (style) => Promise.race([surface?.addStyle(style), closed]), close: () => close(false) };
}
