import type { RemoteModule } from './lifecycles';

/** A custom element of a remote, which pages outside the portal embed. */
export interface ElementDefinition {
  /** Whether its content is kept apart from the page's styles, or stands among the page's own elements. */
  root: 'shadow' | 'light';
  /**
   * Makes the lifecycles of one element on a page. Its route has the element's name, and the
   * element's attributes as parameters.
   */
  create: () => RemoteModule;
}

/** What the module `./element` of a remote exports: its elements by name. */
export interface ElementModule {
  elements: Readonly<Record<string, ElementDefinition>>;
}
