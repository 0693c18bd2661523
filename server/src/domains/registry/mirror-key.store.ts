import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Db } from '../../platform/db';

/** The portal's own key, which copies of the registry are signed with; the same on every server on a database. */
export async function readMirrorKey(db: Db): Promise<KeyObject> {
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  // Whoever comes first decides.
  await db
    .insertInto('registry_secret')
    .values({ secret: randomBytes(32).toString('base64url'), mirror_key: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.updateTable('registry_secret').set({ mirror_key: fresh }).where('mirror_key', 'is', null).execute();
  const { mirror_key } = await db.selectFrom('registry_secret').select('mirror_key').executeTakeFirstOrThrow();
  return createPrivateKey({ key: Buffer.from(mirror_key ?? '', 'base64'), format: 'der', type: 'pkcs8' });
}
