import { isDeepStrictEqual } from 'node:util';
import type { ChangeOutcome, RegistrySnapshot, ReleaseKey, RemoteManifest } from '@kvadrat/contracts/releases';
import type { ReleasePackage } from '@kvadrat/publish';
import type { Db } from '../db';
import { changeRemote, type ChangeOrder } from './change-remote';
import { checkOwnBudgets, firstViewBytes } from './check-budget';
import { checkClaims } from './check-claims';
import { checkAgainstLive, stableManifests } from './check-release';
import { RegistryError } from './registry-error';
import { readSnapshot } from './registry.store';
import { readRelease, writeRelease } from './release-files.store';
import { checkFiles } from './release-package';
import { checkSignature, readKeys } from './signing-key.store';

/**
 * How strictly a release is judged. `local` is for builds of this very checkout at a start: shell and remotes change
 * together there, and `npm run sizes` weighs them.
 */
export type Strictness = 'full' | 'local';

/**
 * Checks a release as publishing would, and changes nothing.
 * @returns brotli bytes of its first view
 * @throws {RegistryError} with the code of the first refusal
 */
export async function checkRelease(db: Db, candidate: ReleasePackage, snapshot: RegistrySnapshot, strictness: Strictness = 'full'): Promise<number> {
  const { manifest } = candidate;
  checkFiles(candidate);
  await refuseUsed(db, manifest);
  const weight = firstViewBytes(candidate);
  if (strictness === 'local') {
    checkClaims(manifest, stableManifests(snapshot));
    return weight;
  }
  checkSignature(candidate, await readKeys(db, manifest.name));
  checkOwnBudgets(candidate, weight);
  await checkAgainstLive(db, manifest, weight, snapshot);
  return weight;
}

/**
 * Checks a release and keeps it, without showing it to anybody. The same release may be uploaded again.
 * @throws {RegistryError} as {@link checkRelease}; nothing is kept then
 */
export async function uploadRelease(db: Db, candidate: ReleasePackage, strictness: Strictness = 'full'): Promise<ReleaseKey> {
  const weight = await checkRelease(db, candidate, await readSnapshot(db), strictness);
  await db.transaction().execute((trx) => writeRelease(trx, candidate, weight));
  const { name, release } = candidate.manifest;
  return { name, release };
}

/**
 * Uploads a release and makes it the live one of its remote; the one that was live becomes `previous`.
 * @throws {RegistryError} as {@link checkRelease} and {@link changeRemote}
 */
export async function publishRelease(db: Db, candidate: ReleasePackage, order: ChangeOrder, strictness: Strictness = 'full'): Promise<ChangeOutcome> {
  const { name, release } = await uploadRelease(db, candidate, strictness);
  return changeRemote(db, name, { action: 'pin', release }, order, strictness);
}

/** Releases never change. @throws {RegistryError} MFE-103 */
async function refuseUsed(db: Db, manifest: RemoteManifest): Promise<void> {
  const known = await readRelease(db, manifest);
  if (known === null || isDeepStrictEqual(known.manifest, manifest)) return;
  throw new RegistryError('MFE-103', `${manifest.name} ${manifest.release} is published with other content. Releases never change: raise the version and build again.`);
}
