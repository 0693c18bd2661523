import type { LoaderDefinition } from 'webpack';

/**
 * Puts a style sheet into the cascade layer of its package, so that remotes which meet on one page
 * cannot outrank each other by chance of load order. Sheets that name their layer themselves (the
 * ui-kit's) are not sent through this loader.
 */
const stylesInLayer: LoaderDefinition<{ layer: string }> = function stylesInLayer(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}\n`;
};

export default stylesInLayer;
