import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ReleaseKey, RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { isRevoked, noteOverride } from './override.store';
import { RegistryError } from './registry-error';
import { readRelease } from './release-files.store';
import type { ReleaseStore } from './release-store';

/** Holds a signed override; only who got the link of an operator or of the remote's team has it. */
export const OVERRIDE_COOKIE = 'kvadrat_override';

const Override = Type.Object({
  id: Type.String(),
  name: Type.String(),
  release: Type.String(),
  /** End, in milliseconds since 1970. */
  until: Type.Number(),
});

/** What an override shows, as long as it counts. */
interface Shown {
  id: string;
  manifests: readonly RemoteManifest[];
  until: number;
}

/**
 * Signs an override: whoever has it sees this release until it ends or is taken back, on every server on the same database.
 * @param until in milliseconds since 1970
 * @throws {RegistryError} MFE-113 for a release that is not kept
 */
export async function signOverride(
  db: Db,
  { name, release }: ReleaseKey,
  until: number,
  author: string,
): Promise<{ id: string; text: string }> {
  if ((await readRelease(db, { name, release }))?.state !== 'kept') throw notKept({ name, release });
  const id = await noteOverride(db, { name, release }, new Date(until), author);
  const body = Buffer.from(JSON.stringify({ id, name, release, until })).toString('base64url');
  return { id, text: `${body}.${signatureOf(body, await readSecret(db))}` };
}

/** Reads overrides of requests. Signature and release are looked up once, whether it was taken back each time. */
export class OverrideReader {
  private readonly known = new Map<string, Shown>();

  constructor(
    private readonly db: Db,
    private readonly store: Pick<ReleaseStore, 'state'>,
  ) {}

  /** The releases an override names that can be served; null for one that is forged, broken, over or taken back. */
  async read(text: string, now: number): Promise<Pick<Shown, 'manifests' | 'until'> | null> {
    const found = this.known.get(text) ?? (await this.verify(text));
    if (found !== null && found.until > now && !(await isRevoked(this.db, found.id))) {
      this.known.set(text, found);
      return found;
    }
    this.known.delete(text);
    return null;
  }

  private async verify(text: string): Promise<Shown | null> {
    const [body = '', signature = ''] = text.split('.');
    const expected = Buffer.from(signatureOf(body, await readSecret(this.db)));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const override: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    if (!Value.Check(Override, override)) return null;
    const { id, name, release, until } = override;
    const found = await readRelease(this.db, { name, release }).catch((error: unknown) => {
      // One that was changed since shows nothing.
      if (error instanceof RegistryError) return null;
      throw error;
    });
    const served = found !== null && (await this.store.state({ name, release })) === 'kept';
    return { id, manifests: served ? [found.manifest] : [], until };
  }
}

export function notKept({ name, release }: ReleaseKey): RegistryError {
  return new RegistryError(
    'MFE-113',
    `There is no release ${release} of ${name} in the store. Upload its folder first: npm run remotes -- upload <folder>.`,
  );
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

async function readSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db
    .insertInto('registry_secret')
    .values({ secret: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('registry_secret').select('secret').executeTakeFirstOrThrow()).secret;
}
