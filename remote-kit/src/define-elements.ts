import type { ElementDefinition, ElementModule } from '@kvadrat/contracts/remote';
import type { LoadCatalogue } from './catalogues';
import { defineRemote } from './define-remote';
import type { PageDefinition } from './page-definition';

export interface ElementsDefinition {
  /** The remote's name, as in `remote.config.ts`. */
  name: string;
  loadCatalogue: LoadCatalogue;
  /** By element: where its content stands, and the page that is its content. */
  elements: Readonly<Record<string, Pick<ElementDefinition, 'root'> & { page: PageDefinition<unknown> }>>;
}

/** Makes custom elements out of pages. Each element on a page is a mount of its own, with its own data. */
export function defineElements({ name, loadCatalogue, elements }: ElementsDefinition): ElementModule['elements'] {
  return Object.fromEntries(
    Object.entries(elements).map(([element, { root, page }]) => [
      element,
      { root, create: () => defineRemote({ name, pages: { [element]: page }, loadCatalogue }) },
    ]),
  );
}
