import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, SIGNATURE_FILE } from '@kvadrat/contracts/releases';
import { ConsoleError, reasonOf } from './console-error';

/**
 * Signs the release in a folder: writes `remote.json.sig` beside `remote.json`, whose hashes stand for all other files.
 * @param keyFile Ed25519 private key in PEM
 * @throws {ConsoleError} when one of the two files cannot be used
 */
export async function signRelease(folder: string, keyFile: string): Promise<void> {
  const manifest = await readFile(join(folder, MANIFEST_FILE)).catch((cause: unknown) =>
    refuse(join(folder, MANIFEST_FILE), cause),
  );
  const key = await readFile(keyFile, 'utf8')
    .then(privateKeyOf)
    .catch((cause: unknown) => refuse(keyFile, cause));
  await writeFile(join(folder, SIGNATURE_FILE), `${sign(null, manifest, key).toString('base64')}\n`);
}

function privateKeyOf(pem: string): KeyObject {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('it holds no Ed25519 key');
  return key;
}

function refuse(file: string, cause: unknown): never {
  throw new ConsoleError(`${file} cannot be used: ${reasonOf(cause)}.`, { cause });
}
