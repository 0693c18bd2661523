import type { EmbeddableFiles, EmbedTable } from '@kvadrat/contracts/releases';
import type { LoadableRelease } from '../loader/loadable-release';
import type { FallibleRelease } from '../loader/remote-loader';

export interface AddressedRelease extends FallibleRelease {
  elements: readonly string[];
}

/** The releases of a table with whole addresses: on another site's page a path would be one of that site. */
export function addressReleases({ releases }: EmbedTable, origin: string): AddressedRelease[] {
  return releases.map(({ elements, previous, ...files }) => ({
    ...addressed(files, origin),
    elements,
    previous: previous === null ? null : addressed(previous, origin),
  }));
}

/** Catalogues are left to the chunk loader: elements of one page may speak several languages. */
function addressed(
  { entry, scripts, styles, integrity, base, name, release, container }: EmbeddableFiles,
  origin: string,
): LoadableRelease {
  const at = (path: string): string => origin + path;
  return {
    name,
    release,
    container,
    base: at(base),
    entry: at(entry),
    scripts: scripts.map(at),
    styles: styles.map(at),
    catalogue: null,
    integrity: Object.fromEntries(Object.entries(integrity).map(([path, hash]) => [at(path), hash])),
  };
}
