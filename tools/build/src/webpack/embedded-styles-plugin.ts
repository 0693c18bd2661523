import postcss, { type AtRule, type Root } from 'postcss';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { EMBED_ROOT } from '@kvadrat/contracts/remote';

/**
 * Prepares style sheets for shadow roots on pages that are not ours. There is no `:root` and no
 * `body` in a shadow tree, its box takes their place; and a page may have set any font size on
 * `<html>`, so a `rem` becomes the browser's own, which the host measures.
 */
export class EmbeddedStylesPlugin implements WebpackPluginInstance {
  /** @param files assets by name, some of which may not be there */
  constructor(private readonly files: readonly string[]) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('EmbeddedStylesPlugin', (compilation) => {
      // Before the minimizer, which is at OPTIMIZE_SIZE.
      compilation.hooks.processAssets.tap(
        { name: 'EmbeddedStylesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        () => {
          for (const file of this.files) {
            const asset = compilation.getAsset(file);
            if (asset !== undefined)
              compilation.updateAsset(file, new sources.RawSource(embeddedStyles(asset.source.source().toString())));
          }
        },
      );
    });
  }
}

/** A style sheet of the portal as a shadow root needs it. */
export function embeddedStyles(text: string): string {
  const sheet: Root = postcss.parse(text);
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector === ':root' || selector === 'body' ? `[${EMBED_ROOT}]` : selector,
    );
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(REM, (_, number: string) => `calc(var(--kvadrat-rem) * ${number})`);
  });
  // A shadow root may not declare fonts; they would only be bytes.
  sheet.walkAtRules('font-face', (rule: AtRule) => void rule.remove());
  return sheet.toString();
}

const REM = /(?<![\w.#-])(-?\d*\.?\d+)rem\b/g;
