import type { Compiler, javascript, WebpackPluginInstance } from 'webpack';
import { SHARED_QUERY } from './shared-query';

const NAMES = new Set<string | null>([...SHARED_QUERY.hooks, ...SHARED_QUERY.core]);

/** Refuses, where a package is built, what its host would not have at run time. */
export class SharedQueryPlugin implements WebpackPluginInstance {
  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    const tapName = 'SharedQueryPlugin';
    const watch = (parser: javascript.JavascriptParser): void => {
      parser.hooks.importSpecifier.tap(tapName, (_statement, source, imported) => {
        if (source !== SHARED_QUERY.module || NAMES.has(imported)) return;
        const what = imported === null ? 'all' : `"${imported}"`;
        parser.state.module.addError(
          new WebpackError(
            `imports ${what} of ${SHARED_QUERY.module}, which the shell does not share: see tools/build/src/webpack/shared-query.ts`,
          ),
        );
      });
    };
    hooks.normalModuleFactory.tap(tapName, ({ hooks: { parser } }) => {
      parser.for('javascript/auto').tap(tapName, watch);
      parser.for('javascript/esm').tap(tapName, watch);
    });
  }
}
