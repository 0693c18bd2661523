import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { checkApi } from './check-api';
import { checkFirstVisit } from './check-budget';
import { checkClaims, claimingManifests } from './check-claims';
import { checkEvents } from './check-events';
import { checkShellFit } from './check-shell-fit';
import { readWeights } from './release-files.store';

/**
 * Holds a release against all that visitors can meet it with.
 * @param weight brotli bytes of its first view, null when not measured
 * @throws {RegistryError} MFE-102, MFE-107, MFE-108, MFE-109, MFE-110, MFE-111, MFE-119 or MFE-120
 */
export async function checkAgainstLive(
  db: Db,
  manifest: RemoteManifest,
  weight: number | null,
  snapshot: RegistrySnapshot,
): Promise<void> {
  checkClaims(manifest, claimingManifests(snapshot, Date.now()));
  const live = liveManifests(snapshot);
  checkShellFit(manifest, live);
  checkEvents(manifest, live);
  checkApi(manifest);
  const weights = await readWeights(db, live);
  checkFirstVisit(
    { manifest, weight },
    live.map((other) => ({ manifest: other, weight: weights.get(`${other.name}/${other.release}`) ?? null })),
  );
}

/** Every release that a page may be made of: stable, previous and canary of the remotes that are on. */
export function liveManifests({ entries, manifests }: RegistrySnapshot): RemoteManifest[] {
  return entries
    .filter(({ state }) => state === 'on')
    .flatMap(({ name, stable, previous, canary }) =>
      [stable, previous, canary?.release ?? null].map((release) => manifests[`${name}/${release ?? ''}`]),
    )
    .filter((manifest) => manifest !== undefined);
}
