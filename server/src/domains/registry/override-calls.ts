import type { ReleaseKey } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { checkClaims, claimingManifests } from './check-claims';
import { checkGrant } from './check-grant';
import { overrideLink } from './override.routes';
import { fetchPreview } from './preview-release';
import { type Origin, uploadRelease } from './publish-release';
import { RegistryError } from './registry-error';
import { readSnapshot } from './registry.store';
import { readRelease } from './release-files.store';
import { signOverride } from './release-override';

const HOUR_MS = 3_600_000;

export interface OverrideOrder {
  name: string;
  /** A release that was uploaded. */
  release?: string;
  /** Or where a preview of one is served, at a listed origin. */
  address?: string;
  hours: number;
  author: string;
  origin?: Origin;
}

/**
 * Gives out an override of one remote.
 * @returns the path of the link that takes it up, and the id by which it is taken back
 * @throws {RegistryError} MFE-113, MFE-115, what claims refuse, and for a preview all that refuses an upload
 */
export async function giveOverride(
  db: Db,
  { name, release, address, hours, author, origin = { kind: 'operator' } }: OverrideOrder,
  previewOrigins: readonly string[],
): Promise<{ id: string; path: string }> {
  const key =
    address === undefined
      ? { name, release: release ?? '' }
      : await uploadPreview(db, name, address, previewOrigins, origin);
  await checkShown(db, key, origin);
  const { id, text } = await signOverride(db, key, Date.now() + hours * HOUR_MS, author);
  return { id, path: overrideLink(text) };
}

async function uploadPreview(
  db: Db,
  name: string,
  address: string,
  origins: readonly string[],
  origin: Origin,
): Promise<ReleaseKey> {
  const candidate = await fetchPreview(address, origins);
  if (candidate.manifest.name !== name)
    throw new RegistryError(
      'MFE-115',
      `${address} holds a release of ${candidate.manifest.name}, not of ${name}. Name the address of ${name}.`,
    );
  return uploadRelease(db, candidate, origin);
}

/** What was uploaded once may claim by now what others have, or more than the token is for. */
async function checkShown(db: Db, key: ReleaseKey, origin: Origin): Promise<void> {
  const found = await readRelease(db, key);
  if (found === null) return;
  const snapshot = await readSnapshot(db);
  if (origin.kind === 'team') checkGrant(found.manifest, origin.grant, snapshot);
  checkClaims(found.manifest, claimingManifests(snapshot, Date.now()));
}
