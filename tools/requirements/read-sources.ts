import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '../harness';
import { namedNumbers } from './named-numbers';
import type { Mentions } from './requirement-page';

/** What is made or fetched, and this generator, whose tests name numbers to try it. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'test-results', 'coverage', 'tools/requirements']);
const SOURCE = /\.(?:tsx?|mjs|cjs|css|sql)$/;
const TEST = /\.test\.tsx?$/;

/** Looks through the sources of the project. @returns the test files of all numbers that are named, sorted, as paths from its folder */
export function readSources(): Mentions {
  const mentions = new Map<string, string[]>();
  for (const file of sourceFiles(projectRoot).sort()) {
    for (const number of namedNumbers(readFileSync(join(projectRoot, file), 'utf8'))) {
      const tests = mentions.get(number) ?? [];
      mentions.set(number, TEST.test(file) ? [...tests, file] : tests);
    }
  }
  return mentions;
}

/** Paths from the folder of the project, with slashes on every system. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const name = relative(projectRoot, path).split(sep).join('/');
    if (LEFT_OUT.has(entry.name) || LEFT_OUT.has(name) || entry.name.startsWith('.')) {
      return [];
    }
    return entry.isDirectory() ? sourceFiles(path) : entry.isFile() && SOURCE.test(entry.name) ? [name] : [];
  });
}
