import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';

/** The oldest that the README allows, and the newer lines with long support as they began to have it. */
const NODES = ['20.20.0', '22.13.0', '24.0.0'];

interface LockFile {
  packages: Record<string, { version?: string; optional?: boolean; engines?: { node?: string } | string[] }>;
}

test.each(NODES)('no package refuses Node %s', (node) => {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as LockFile;
  const refusing = Object.entries(lock.packages).filter(([, { engines, optional = false }]) => {
    const range = Array.isArray(engines) ? undefined : engines?.node;
    return !optional && range !== undefined && !satisfies(node, range);
  });
  expect(
    refusing.map(([folder, { version = '', engines }]) => `${folder} ${version} asks for ${JSON.stringify(engines)}`),
  ).toEqual([]);
});
