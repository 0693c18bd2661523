import type { SourcePackage } from '../config/read-package';
import { bundlePage } from './bundle-page';

/**
 * Bundles parts of a library for the browser, each by itself with all its exports, to see what it
 * weighs: minified, packages of npm left out.
 * @param entries source file by the name its `.js` and `.css` get in `outputPath`
 */
export function bundleAlone(
  source: SourcePackage,
  entries: Readonly<Record<string, string>>,
  outputPath: string,
): Promise<void> {
  return bundlePage(source, entries, outputPath, [
    ({ request = '' }) => Promise.resolve(/^(?:[./]|@kvadrat\/)/.test(request) ? undefined : `module ${request}`),
  ]);
}
