import { AppError } from '@kvadrat/contracts/errors';
import type { ElementDefinition, ElementModule } from '@kvadrat/contracts/remote';
import type { LoadableRelease } from '../loader/loadable-release';
import { openModule } from '../loader/open-container';

/** A style sheet with the hash it must have. */
export interface Style {
  href: string;
  integrity: string | undefined;
}

export interface LoadedElement extends ElementDefinition {
  styles: readonly Style[];
}

export interface LoadedElements {
  /** @throws {AppError} `not-found` for an element the release declares and does not have */
  get: (name: string) => LoadedElement;
}

/** The elements of a loaded release, with that release's style sheets. */
export async function openElements(release: LoadableRelease): Promise<LoadedElements> {
  const module = await openModule(release, 'element');
  if (!isElementModule(module)) throw new AppError('internal', `${release.name} exports no elements`);
  const styles = release.styles.map((href) => ({ href, integrity: release.integrity[href] }));
  return {
    get(name) {
      const definition = module.elements[name];
      if (definition === undefined)
        throw new AppError('not-found', `${release.name} ${release.release} has no element ${name}`);
      return { ...definition, styles };
    },
  };
}

function isElementModule(value: unknown): value is ElementModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'elements' in value &&
    typeof value.elements === 'object' &&
    value.elements !== null
  );
}
