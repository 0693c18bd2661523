import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDb } from '../../platform/db';
import { openRegistry, type Registry } from './api';
import { trustFile } from './registry-mirror';
import { useRegistry } from './testing/registry-bench';

const bench = useRegistry();
const NEW = '2.0.0-00000002';
const OLD = '1.0.0-00000001';
const lines: string[] = [];

describe('J5 MFE-009 the copy of the registry was changed', () => {
  interface Copy {
    signed: string;
    signature: string;
  }
  const forger = generateKeyPairSync('ed25519').privateKey;
  const resigned = (signed: string): Copy => ({
    signed,
    signature: sign(null, Buffer.from(signed), forger).toString('base64'),
  });
  const changed = (copy: Copy, change: (signed: Record<string, unknown>) => void): string => {
    const signed = JSON.parse(copy.signed) as Record<string, unknown>;
    change(signed);
    return JSON.stringify(signed);
  };
  let file: string;
  const rewrite = (change: (copy: Copy) => unknown): void =>
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Copy)));
  const open = (db = bench.db, later = 0): Promise<Registry> =>
    openRegistry({
      db,
      sql: bench.database.sql,
      mirrorFile: file,
      warn: (error) => lines.push(String(error)),
      now: () => Date.now() + later,
    });
  const DAYS = 86_400_000;

  beforeEach(async () => {
    file = join(bench.folder, 'registry.json');
    for (const release of [OLD, NEW]) await bench.publish({ name: 'mf-ad', release });
  });

  it.each<[string, () => void, number]>([
    ['a hash', () => rewrite((copy) => ({ ...copy, signed: copy.signed.replace('sha384-', 'sha256-') })), 0],
    ['a release', () => rewrite((copy) => ({ ...copy, signed: copy.signed.replaceAll(NEW, OLD) })), 0],
    [
      'the revision',
      () => rewrite((copy) => ({ ...copy, signed: changed(copy, (signed) => (signed['sequence'] = 99)) })),
      0,
    ],
    [
      'its end',
      () =>
        rewrite((copy) => ({
          ...copy,
          signed: changed(copy, (signed) => (signed['expiresAt'] = '2099-01-01T00:00:00Z')),
        })),
      0,
    ],
    ['no signature', () => rewrite(({ signed }) => ({ signed, signature: '' })), 0],
    ['the signature of somebody else', () => rewrite(({ signed }) => resigned(signed)), 0],
    [
      'a change, signed by somebody else',
      () => rewrite((copy) => resigned(copy.signed.replaceAll('sha384-', 'sha256-'))),
      0,
    ],
    [
      'as it was before signatures',
      () => rewrite(({ signed }) => (JSON.parse(signed) as { snapshot: unknown }).snapshot),
      0,
    ],
    ['not JSON', () => writeFileSync(file, '{'), 0],
    ['what this server knew of the portal is gone', () => rmSync(trustFile(file)), 0],
    ['it is four days old', () => undefined, 4 * DAYS],
    ['one of an earlier day', () => renameSync(`${file}.old`, file), 0],
  ])('%s: the server does not start on it', async (_, change, later) => {
    await (await open()).close();
    writeFileSync(`${file}.old`, readFileSync(file));
    await bench.publish({ name: 'mf-blog' });
    await (await open()).close();
    const gone = createDb({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    lines.splice(0);
    change();
    await expect(open(gone.db, later)).rejects.toMatchObject({ code: 'MFE-009' });
    expect(lines).toEqual([]);
    await gone.close();
  });

  it('untouched, a server starts on it', async () => {
    await (await open()).close();
    const gone = createDb({ url: 'postgres://nobody:x@127.0.0.1:1/none' });
    const registry = await open(gone.db, 2 * DAYS);
    expect(registry.current().entries.map(({ name, stable }) => `${name} ${stable}`)).toContain(`mf-ad ${NEW}`);
    await registry.close();
    await gone.close();
  });
});
