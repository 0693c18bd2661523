import type { CategoryCode } from '@kvadrat/contracts/vocabulary';

const LAND: CategoryCode = 24;

interface SurfaceSource {
  category: CategoryCode;
  surface_net: string | null;
  surface_gross: string | null;
  surface_plot: string | null;
}

/**
 * The surface an ad is found, ordered and priced by: net, else gross; land is measured by its plot. Null where
 * the ad states none of them.
 */
export function pricedSurface(source: SurfaceSource): 'net' | 'gross' | 'plot' | null {
  if (source.surface_net !== null) return 'net';
  if (source.surface_gross !== null) return 'gross';
  return source.category === LAND && source.surface_plot !== null ? 'plot' : null;
}

/** The {@link pricedSurface} in square metres. */
export function shownSurface(source: SurfaceSource): number | null {
  const kind = pricedSurface(source);
  return kind === null ? null : Number(source[`surface_${kind}`]);
}
