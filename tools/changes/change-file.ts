import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One thing that visitors, advertisers, teams or operators notice. */
export interface Change {
  /** `2026-11-28` */
  date: string;
  /** Folders of the packages it is about. */
  packages: readonly string[];
  /** Hash of the released contracts that came with it (`tools/contracts/released.json`). */
  contracts?: string;
  /** What has changed, for those who notice. */
  text: string;
}

/** Where changes stand that are in no version yet, relative to the root. */
export const CHANGES_FOLDER = 'changes';
const HEAD =
  /^---\ndate: (\d{4}-\d\d-\d\d)\npackages: ([\w/-]+(?:, [\w/-]+)*)\n(?:contracts: ([0-9a-f]{12})\n)?---\n\n(\S[^]*?)\n*$/;

/** All change files of a checkout, newest first. @throws {Error} that names the file that cannot be read */
export async function readChanges(root: string): Promise<Change[]> {
  const names = (await readdir(join(root, CHANGES_FOLDER)).catch(() => []))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .reverse();
  return Promise.all(
    names.map(async (name) =>
      parseChange(await readFile(join(root, CHANGES_FOLDER, name), 'utf8'), `${CHANGES_FOLDER}/${name}`),
    ),
  );
}

/** @returns the file's path, relative to the root */
export async function writeChange(root: string, change: Change): Promise<string> {
  const file = `${CHANGES_FOLDER}/${change.date}-${slugOf(change.text)}.md`;
  await mkdir(join(root, CHANGES_FOLDER), { recursive: true });
  await writeFile(join(root, file), formatChange(change), { flag: 'wx' });
  return file;
}

export function parseChange(text: string, file: string): Change {
  const [, date, packages, contracts, words] = HEAD.exec(text) ?? [];
  if (date === undefined || packages === undefined || words === undefined)
    throw new Error(`${file} is no change file. Write one with: npm run change -- <package> "<what has changed>"`);
  return { date, packages: packages.split(', '), ...(contracts === undefined ? {} : { contracts }), text: words };
}

export function formatChange({ date, packages, contracts, text }: Change): string {
  return `---\ndate: ${date}\npackages: ${packages.join(', ')}\n${contracts === undefined ? '' : `contracts: ${contracts}\n`}---\n\n${text}\n`;
}

function slugOf(text: string): string {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, 6).join('-') || 'change';
}
