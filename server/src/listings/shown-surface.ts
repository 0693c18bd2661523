import type { CategoryCode } from '@kvadrat/contracts/vocabulary';

const LAND: CategoryCode = 24;

/**
 * The surface an ad is found, ordered and priced by, in square metres (R124): net, else gross; land is measured by its
 * plot.
 */
export function shownSurface(source: {
  category: CategoryCode;
  surface_net: string | null;
  surface_gross: string | null;
  surface_plot: string | null;
}): number | null {
  const numeric = source.surface_net ?? source.surface_gross ?? (source.category === LAND ? source.surface_plot : null);
  return numeric === null ? null : Number(numeric);
}
