import { relative } from 'node:path';
import type { Compiler, Module, WebpackPluginInstance } from 'webpack';
import { readLanguageFile } from '../messages/language-file';

/**
 * Refuses a bundle whose first chunk holds a source that is said to come later: its texts would be missing, and its
 * bytes would be paid by every visit.
 */
export class LaterSourcesPlugin implements WebpackPluginInstance {
  private sources: readonly string[] = [];

  constructor(
    private readonly chunk: string,
    /** It lists the later sources. */
    private readonly file: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.beforeCompile.tapPromise('LaterSourcesPlugin', async () => {
      this.sources = (await readLanguageFile(this.file)).later;
    });
    compiler.hooks.compilation.tap('LaterSourcesPlugin', (compilation) => {
      // Before modules are concatenated, while each is a file.
      compilation.hooks.afterOptimizeChunks.tap('LaterSourcesPlugin', () => {
        const chunk = compilation.namedChunks.get(this.chunk);
        if (chunk === undefined) return;
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
          const file = this.fileOf(module, compiler.context);
          if (file !== null)
            compilation.errors.push(
              new compiler.webpack.WebpackError(
                `${file} is loaded later by ${this.file}, but the page imports it from the start: import() it, or take it off the list`,
              ),
            );
        }
      });
    });
  }

  private fileOf(module: Module, folder: string): string | null {
    if (!module.type.startsWith('javascript/')) return null;
    const path = module.nameForCondition();
    if (path === null || !/\.tsx?$/.test(path)) return null;
    const file = relative(folder, path).replaceAll('\\', '/');
    return this.sources.some((start) => file.startsWith(start)) ? file : null;
  }
}
