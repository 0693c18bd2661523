import { createPublicKey, verify } from 'node:crypto';
import type { ReleasePackage } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { RegistryError } from './registry-error';

/** Two, so that a new key works before the old one is taken out. */
const MAX_KEYS = 2;

/** Public keys of a remote, oldest first; none means its releases need no signature. */
export async function readKeys(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registry_key')
    .where('name', '=', name)
    .select('public_key')
    .orderBy('added_at')
    .execute();
  return rows.map(({ public_key }) => public_key);
}

/**
 * Adds a public key. From the first on, only signed releases of the remote are taken.
 * @param pem Ed25519 public key in PEM
 * @throws {RegistryError} MFE-106 for another kind of key or a third one
 */
export async function addKey(db: Db, name: string, pem: string): Promise<void> {
  const key = publicKeyOf(pem);
  const known = await readKeys(db, name);
  if (known.includes(key)) return;
  if (known.length >= MAX_KEYS)
    throw new RegistryError(
      'MFE-106',
      `${name} has two keys already. Take the one out that is no longer used: npm run remotes -- key remove.`,
    );
  await db.insertInto('registry_key').values({ name, public_key: key }).execute();
}

/** Takes a key out. @throws {RegistryError} MFE-106 when the remote does not have it */
export async function removeKey(db: Db, name: string, pem: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('registry_key')
    .where('name', '=', name)
    .where('public_key', '=', publicKeyOf(pem))
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw new RegistryError('MFE-106', `${name} does not have this key. Nothing was taken out.`);
}

/**
 * Refuses a release that no key of its remote has signed; without keys every release passes.
 * @throws {RegistryError} MFE-106
 */
export function checkSignature({ manifest, manifestText, signature }: ReleasePackage, keys: readonly string[]): void {
  if (keys.length === 0) return;
  const bytes = Buffer.from(manifestText);
  const signed =
    signature !== null && keys.some((key) => verify(null, bytes, spki(key), Buffer.from(signature, 'base64')));
  if (signed) return;
  const what =
    signature === null ? 'is not signed' : 'is signed with a key that is not its own, or was changed afterwards';
  throw new RegistryError(
    'MFE-106',
    `${manifest.name} ${manifest.release} ${what}. Sign it before it is published: npm run remotes -- sign <folder> <file of the private key>.`,
  );
}

function publicKeyOf(pem: string): string {
  try {
    const key = createPublicKey(pem);
    // A private key would be taken as well, and must not come near a registry.
    if (key.asymmetricKeyType === 'ed25519' && !pem.includes('PRIVATE'))
      return key.export({ type: 'spki', format: 'der' }).toString('base64');
  } catch {
    // Falls through to the same refusal.
  }
  throw new RegistryError(
    'MFE-106',
    'This is no Ed25519 public key in PEM. Make a pair: openssl genpkey -algorithm ed25519 -out key.pem; openssl pkey -in key.pem -pubout -out key.pub.',
  );
}

function spki(key: string): ReturnType<typeof createPublicKey> {
  return createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
}
