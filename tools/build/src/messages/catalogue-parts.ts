import type { CatalogType } from '@lingui/cli/api';

export type CataloguePart = 'whole' | 'first' | 'later';

/** The messages of one part. What a first view says too belongs to it, whoever else says it. */
export function catalogueOfPart(
  catalogue: CatalogType,
  part: CataloguePart,
  laterSources: readonly string[],
): CatalogType {
  if (part === 'whole') return catalogue;
  const isLater = (origins: readonly (readonly [string, number?])[]): boolean =>
    origins.length > 0 && origins.every(([source]) => laterSources.some((start) => source.startsWith(start)));
  return Object.fromEntries(
    Object.entries(catalogue).filter(([, { origin = [] }]) => isLater(origin) === (part === 'later')),
  );
}
