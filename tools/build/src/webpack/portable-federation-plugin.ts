import type { Compiler, WebpackPluginInstance } from 'webpack';

const DATA_URI = 'data:text/javascript;charset=utf-8;base64,';

/**
 * The federation plugin writes its start code into a `data:` address with absolute paths inside.
 * Module ids are derived from addresses, so two checkouts would build different bytes. This puts
 * package names in place of the paths, and names the container, whose identifier repeats the address.
 */
export class PortableFederationPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('PortableFederationPlugin', (factory) => {
      factory.hooks.beforeResolve.tap('PortableFederationPlugin', (data) => {
        if (data.request.startsWith(DATA_URI)) data.request = withPackageNames(data.request);
      });
    });
    compiler.hooks.compilation.tap('PortableFederationPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PortableFederationPlugin', (modules) => {
        for (const module of modules) {
          if (module.identifier().startsWith('container entry'))
            compilation.chunkGraph.setModuleId(module, 'container');
        }
      });
    });
  }
}

function withPackageNames(uri: string): string {
  const code = Buffer.from(uri.slice(DATA_URI.length), 'base64').toString('utf8');
  const portable = code.replace(
    /"[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)\/dist\/(?:index|(bundler))\.c?js"/g,
    (_, name: string, subpath: string | undefined) =>
      JSON.stringify(subpath === undefined ? name : `${name}/${subpath}`),
  );
  return DATA_URI + Buffer.from(portable, 'utf8').toString('base64');
}
