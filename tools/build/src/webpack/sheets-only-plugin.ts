import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Leaves out the scripts of entries that are there for their style sheets: pages of the shell run nothing in the browser, and what no
 * page loads shall not be in its release.
 */
export class SheetsOnlyPlugin implements WebpackPluginInstance {
  /** @param chunks entries by name, whose scripts are called after them */
  constructor(private readonly chunks: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SheetsOnlyPlugin', (compilation) => {
      // Before the minimizer, which would work at it.
      compilation.hooks.processAssets.tap(
        { name: 'SheetsOnlyPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => {
          for (const chunk of this.chunks) compilation.deleteAsset(`${chunk}.js`);
        },
      );
    });
  }
}
