import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Shortens the public path that webpack finds out at run time to a path where the release comes
 * from the page's own origin. Style links of the server's HTML are written so, and the loader
 * compares addresses as texts: it would load each sheet a second time.
 */
export class SameOriginPathPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;

    class SameOriginPathRuntimeModule extends RuntimeModule {
      constructor() {
        super('same origin path', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        // The build runs it too, for the addresses in style sheets, where there is no page.
        return `
if (typeof location === 'object') {
  var publicAddress = new URL(${RuntimeGlobals.publicPath}, location.href);
  if (publicAddress.origin === location.origin) ${RuntimeGlobals.publicPath} = publicAddress.pathname;
}
`;
      }
    }

    compiler.hooks.thisCompilation.tap('SameOriginPathPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('SameOriginPathPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new SameOriginPathRuntimeModule());
      });
    });
  }
}
