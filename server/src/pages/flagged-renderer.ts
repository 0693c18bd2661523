import type { Flags } from '@kvadrat/contracts/flags';
import type { ComposerOptions } from './page-composer';
import type { RenderPool } from './render/render-pool';

/** Lets every page and frame be rendered under one visitor's flags (R204). */
export function flaggedRenderer(pool: Pick<RenderPool, 'renderPage' | 'renderFrame'>, flags: Flags): ComposerOptions['pool'] {
  return {
    renderPage: (manifest, request, bridge) => pool.renderPage(manifest, request, bridge, flags),
    renderFrame: (manifest, request) => pool.renderFrame(manifest, { ...request, flags }),
  };
}
