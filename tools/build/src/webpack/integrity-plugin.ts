import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { INTEGRITY_MAP } from '@kvadrat/contracts/releases';

/**
 * Makes the chunk loader of a bundle set `integrity` on the scripts and styles it adds, from the
 * page-wide map that the shell fills. A file the map does not name is loaded without.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) => source + setIntegrity('script', 'url'));
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityPlugin', (source, names) => source + setIntegrity(names.tag, names.href));
    });
  }
}

/** Names are those webpack and mini-css-extract-plugin use in the code around. */
function setIntegrity(tag: string, url: string): string {
  return `
var integrity = (globalThis[${JSON.stringify(INTEGRITY_MAP)}] || {})[new URL(${url}, location.href).pathname];
if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = "anonymous"; }
`;
}
