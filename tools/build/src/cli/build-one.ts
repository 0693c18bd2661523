import { basename, join } from 'node:path';
import { BuildError } from '../config/build-error';
import { buildRelease } from '../release/build-release';
import { buildServer } from '../release/build-server';
import { SERVER } from './workspace';

/** Child process of `build.ts`: builds the package in the named folder and prints what came out. */
async function main(): Promise<void> {
  const directory = process.argv[2] ?? '';
  try {
    const { release, folder } = await (basename(directory) === SERVER ? buildServer(directory) : buildRelease(directory));
    console.log(`${release}\t${join(folder)}`);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}

void main();
