import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contracts } from './contracts';

/** The contracts that releases out there may have been built with. */
const FILE = 'tools/contracts/released.json';

export interface Released {
  contracts: Contracts;
  /** Changes with the file; the change file of its last change names it. */
  hash: string;
}

/** @throws {Error} when the file is missing or is not what {@link writeReleased} wrote */
export async function readReleased(root: string): Promise<Released> {
  const text = await readFile(join(root, FILE), 'utf8');
  const value: unknown = JSON.parse(text);
  if (!isContracts(value)) throw new Error(`${FILE} holds no contracts: take back what was changed by hand`);
  return { contracts: value, hash: hashOf(text) };
}

/** @returns the hash of what was written */
export async function writeReleased(root: string, contracts: Contracts): Promise<string> {
  const text = textOf(contracts);
  await writeFile(join(root, FILE), text);
  return hashOf(text);
}

/** An event or a field to a line, so that a change can be read. */
function textOf({ version, events, api }: Contracts): string {
  const lines = (entries: Readonly<Record<string, unknown>>, indent: string): string =>
    Object.entries(entries)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const calls = Object.entries(api)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([call, { takes, answers }]) =>
        `  ${JSON.stringify(call)}: {\n   "takes": {\n${lines(takes, '    ')}\n   },\n   "answers": {\n${lines(answers, '    ')}\n   }\n  }`,
    );
  return `{\n "version": ${JSON.stringify(version)},\n "events": {\n${lines(events, '  ')}\n },\n "api": {\n${calls.join(',\n')}\n }\n}\n`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

function isContracts(value: unknown): value is Contracts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'events' in value &&
    'api' in value &&
    [value.events, value.api].every((part) => typeof part === 'object' && part !== null)
  );
}
