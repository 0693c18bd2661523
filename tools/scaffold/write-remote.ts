import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPackage } from '@kvadrat/build';
import type { NewRemote } from './remote-name';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.tpl';
/** Its libraries are the ones every remote takes from the shell, in the versions the house has. */
const MODEL = 'mf-listings';

/**
 * Writes the folder of a new remote and makes the type checker know it; nothing else in the house needs a word about it.
 * @param root the project's folder
 * @throws {RangeError} when there is a folder of that name already
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<void> {
  const folder = join(root, remote.name);
  await mkdir(folder).catch((cause: unknown) => {
    throw new RangeError(`${remote.name} cannot be made here: there is such a folder already`, { cause });
  });
  const values: Record<string, string> = {
    name: remote.name,
    route: remote.route,
    dependencies: await dependencies(root),
  };
  for (const file of (await readdir(TEMPLATE, { recursive: true })).filter((name) => name.endsWith(SUFFIX))) {
    const target = join(folder, file.slice(0, -SUFFIX.length));
    const text = await readFile(join(TEMPLATE, file), 'utf8');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fill(text, values));
  }
  await addReference(join(root, 'tsconfig.json'), remote.name);
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, key: string) => values[key] ?? whole);
}

async function dependencies(root: string): Promise<string> {
  const { dependencies: libraries } = await readPackage(join(root, MODEL));
  return JSON.stringify(libraries, null, 2).replaceAll('\n', '\n  ');
}

/** Project references are a list by name; the entry goes behind the last remote's. */
async function addReference(file: string, name: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = lines.findLastIndex((line) => line.includes('"path": "mf-'));
  lines.splice(last + 1, 0, `    { "path": "${name}" },`);
  await writeFile(file, lines.join('\n'));
}
