/** `node --import tsx tools/harness/bundle-map-page.ts <folder>`: bundles the bare pages with a map. See `map-page.ts`. */
import { join } from 'node:path';
import { bundlePage, readPackage } from '@kvadrat/build';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder: bundle-map-page.ts <folder>');
const kit = join(import.meta.dirname, '../../map-kit');
const page = (name: string): string => join(kit, `src/testing/${name}-page.ts`);
await bundlePage(await readPackage(kit), { embedded: page('embedded'), plain: page('plain') }, folder);
