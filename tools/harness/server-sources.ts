import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { projectRoot } from './portal';

/** Arguments of Node for a program among the server's sources; tsx alone does not know how the server speaks. */
export const SERVER_SOURCES: readonly string[] = [
  '--import',
  pathToFileURL(join(projectRoot, 'tools/sources/register.mjs')).href,
];
