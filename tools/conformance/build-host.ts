/**
 * Program: builds the script of the suite's own page into the named folder. The page shares the
 * same libraries in the same versions as the shell does and provides the federation runtime, so a
 * release cannot tell the two apart.
 */
import { join } from 'node:path';
import { readPackage, runWebpack, webConfig } from '@kvadrat/build';
import { projectRoot } from '../harness';

const page = join(import.meta.dirname, 'page');
const outputPath = process.argv[2];
if (outputPath === undefined) throw new Error('build-host.ts <folder>');

const { version, dependencies } = await readPackage(join(projectRoot, 'shell'));
const config = { name: 'host', role: 'shell' as const, routes: [], elements: [], events: { emits: [], handles: [] } };
await runWebpack([webConfig({ directory: page, name: 'host', version, dependencies, config }, { outputPath, minimize: false })]);
