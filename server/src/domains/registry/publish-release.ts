import { isDeepStrictEqual } from 'node:util';
import type { ChangeOutcome, RegistrySnapshot, ReleaseKey, RemoteManifest } from '@kvadrat/contracts/releases';
import type { ReleasePackage } from '@kvadrat/publish';
import type { Db } from '../../platform/db';
import { changeRemote, type ChangeOrder } from './change-remote';
import { checkOwnBudgets, firstViewBytes } from './check-budget';
import { checkClaims, claimingManifests } from './check-claims';
import { checkGrant, type TokenGrant } from './check-grant';
import { checkEvents } from './check-events';
import { checkAgainstLive, liveManifests } from './check-release';
import { checkShellFit } from './check-shell-fit';
import { RegistryError } from './registry-error';
import { readSnapshot } from './registry.store';
import { readPublished, readRelease, writeRelease } from './release-files.store';
import { checkFiles } from './release-package';
import { checkSignature, readKeys } from './signing-key.store';

/** Whose a release is, which decides how strictly it is judged. */
export type Origin =
  /** Of who operates the portal. */
  | { kind: 'operator' }
  | { kind: 'team'; grant: TokenGrant }
  /** Of this very checkout at a start: shell and remotes change together there, and `npm run sizes` weighs them. */
  | { kind: 'local'; builtAt: Date };

const OPERATOR: Origin = { kind: 'operator' };

/**
 * Checks a release as publishing would, and changes nothing.
 * @returns brotli bytes of its first view
 * @throws {RegistryError} with the code of the first refusal
 */
export async function checkRelease(
  db: Db,
  candidate: ReleasePackage,
  snapshot: RegistrySnapshot,
  origin: Origin = OPERATOR,
): Promise<number> {
  const { manifest } = candidate;
  if (origin.kind === 'team') checkGrant(manifest, origin.grant, snapshot);
  checkFiles(candidate);
  await refuseUsed(db, manifest);
  const weight = firstViewBytes(candidate);
  if (origin.kind === 'local') {
    checkClaims(manifest, claimingManifests(snapshot, Date.now()));
    // What teams have published does not change together with the checkout.
    const published = await readPublished(db, liveManifests(snapshot));
    checkShellFit(manifest, published);
    checkEvents(manifest, published);
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
export async function uploadRelease(db: Db, candidate: ReleasePackage, origin: Origin = OPERATOR): Promise<ReleaseKey> {
  const weight = await checkRelease(db, candidate, await readSnapshot(db), origin);
  await db
    .transaction()
    .execute((trx) => writeRelease(trx, candidate, weight, origin.kind === 'local' ? origin.builtAt : null));
  const { name, release } = candidate.manifest;
  return { name, release };
}

/**
 * Uploads a release and makes it the live one of its remote; the one that was live becomes `previous`.
 * @throws {RegistryError} as {@link checkRelease} and {@link changeRemote}
 */
export async function publishRelease(
  db: Db,
  candidate: ReleasePackage,
  order: ChangeOrder,
  origin: Origin = OPERATOR,
): Promise<ChangeOutcome> {
  const { name, release } = await uploadRelease(db, candidate, origin);
  return changeRemote(db, name, { action: 'pin', release }, order, origin);
}

/** Releases never change. @throws {RegistryError} MFE-103 */
async function refuseUsed(db: Db, manifest: RemoteManifest): Promise<void> {
  const known = await readRelease(db, manifest);
  if (known === null || isDeepStrictEqual(known.manifest, manifest)) return;
  throw new RegistryError(
    'MFE-103',
    `${manifest.name} ${manifest.release} is published with other content. Releases never change: raise the version and build again.`,
  );
}
