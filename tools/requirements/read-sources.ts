import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '../harness';
import { namedNumbers } from './named-numbers';
import type { Mentions } from './requirement-page';

/** What is made or fetched, migrations, which never change, and this generator, whose tests name numbers to try it. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'data',
  'test-results',
  'coverage',
  'server/migrations',
  'tools/requirements',
  // Sentences of visitors: a T3 is a Portuguese flat.
  'server/src/domains/sentence/testing/kinds',
]);
const SOURCE = /\.(?:tsx?|mjs|cjs|css|sql)$/;
const TEST = /\.test\.tsx?$/;

/** Looks through the tests of the project. @returns the files of all numbers that are named, sorted, as paths from its folder */
export function readTests(): Mentions {
  const mentions = new Map<string, string[]>();
  for (const { file, number } of named((name) => TEST.test(name)))
    mentions.set(number, [...(mentions.get(number) ?? []), file]);
  return mentions;
}

/** Numbers that code names where none belongs: `file: number`. */
export function namedInCode(): string[] {
  return named((name) => !TEST.test(name)).map(({ file, number }) => `${file}: ${number}`);
}

function named(wanted: (file: string) => boolean): { file: string; number: string }[] {
  const files = sourceFiles(projectRoot).filter(wanted).sort();
  return files.flatMap((file) =>
    [...namedNumbers(readFileSync(join(projectRoot, file), 'utf8'))].map((number) => ({ file, number })),
  );
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
