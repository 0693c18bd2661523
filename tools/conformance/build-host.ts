/**
 * Program: builds the script of a page that hosts a remote into the named folder: the suite's own page unless another
 * is named. It shares the same libraries in the same versions as the shell does and provides the federation runtime,
 * so a release cannot tell the two apart.
 */
import { join, resolve } from 'node:path';
import { readPackage, runWebpack, webConfig } from '@kvadrat/build';
import { projectRoot } from '../harness';

const [outputPath, page = join(import.meta.dirname, 'page')] = process.argv.slice(2);
if (outputPath === undefined) throw new Error('build-host.ts <folder> [page]');

const { version, dependencies } = await readPackage(join(projectRoot, 'shell'));
const config = { name: 'host', role: 'shell' as const, routes: [], elements: [], events: { emits: [], handles: [] } };
await runWebpack([
  webConfig({ directory: resolve(page), name: 'host', version, dependencies, config }, { outputPath, minimize: false }),
]);
