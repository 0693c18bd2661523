import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ReleaseKey, RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../db';
import { RegistryError } from './registry-error';
import { readRelease } from './release-files.store';
import type { ReleaseStore } from './release-store';

/** Holds a signed override; only who got the link of an operator or of the remote's team has it. */
export const OVERRIDE_COOKIE = 'kvadrat_override';

const Override = Type.Object({
  /** Release by remote. */
  releases: Type.Record(Type.String(), Type.String()),
  /** End, in milliseconds since 1970. */
  until: Type.Number(),
});
type Override = Type.Static<typeof Override>;

/**
 * Signs an override: whoever has it sees these releases until it ends, on every server on the same database.
 * @throws {RegistryError} MFE-113 for a release that is not kept
 */
export async function signOverride(db: Db, keys: readonly ReleaseKey[], until: number): Promise<string> {
  for (const { name, release } of keys) {
    if ((await readRelease(db, { name, release }))?.state !== 'kept') throw notKept({ name, release });
  }
  const override: Override = { releases: Object.fromEntries(keys.map(({ name, release }) => [name, release])), until };
  const body = Buffer.from(JSON.stringify(override)).toString('base64url');
  return `${body}.${signatureOf(body, await readSecret(db))}`;
}

/** Reads overrides of requests; each is looked up once. */
export class OverrideReader {
  private readonly known = new Map<string, { manifests: readonly RemoteManifest[]; until: number }>();

  constructor(
    private readonly db: Db,
    private readonly store: Pick<ReleaseStore, 'state'>,
  ) {}

  /** The releases an override names that can be served; none for one that is forged, broken or over. */
  async read(text: string, now: number): Promise<{ manifests: readonly RemoteManifest[]; until: number } | null> {
    let found = this.known.get(text) ?? null;
    if (found === null) {
      found = await this.verify(text);
      if (found === null) return null;
      this.known.set(text, found);
    }
    if (found.until > now) return found;
    this.known.delete(text);
    return null;
  }

  private async verify(text: string): Promise<{ manifests: readonly RemoteManifest[]; until: number } | null> {
    const [body = '', signature = ''] = text.split('.');
    const expected = Buffer.from(signatureOf(body, await readSecret(this.db)));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const override: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    if (!Value.Check(Override, override)) return null;
    const manifests: RemoteManifest[] = [];
    for (const [name, release] of Object.entries(override.releases)) {
      const found = await readRelease(this.db, { name, release });
      if (found !== null && (await this.store.state({ name, release })) === 'kept') manifests.push(found.manifest);
    }
    return { manifests, until: override.until };
  }
}

export function notKept({ name, release }: ReleaseKey): RegistryError {
  return new RegistryError('MFE-113', `There is no release ${release} of ${name} in the store. Upload its folder first: npm run remotes -- upload <folder>.`);
}

function signatureOf(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('base64url');
}

async function readSecret(db: Db): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await db.insertInto('registry_secret').values({ secret: fresh }).onConflict((conflict) => conflict.doNothing()).execute();
  return (await db.selectFrom('registry_secret').select('secret').executeTakeFirstOrThrow()).secret;
}
