import { isDeepStrictEqual } from 'node:util';
import type { RegistryEntry, RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import type { Db } from '../db';
import { checkClaims } from './check-claims';
import { RegistryError } from './registry-error';
import { changeRegistry, readRelease, readSnapshot, writeEntry, writeRelease } from './registry.store';
import { readReleaseFolder, storeRelease } from './release-folder';

export interface RegistryHome {
  db: Db;
  /** Folder of the release store, `<name>/<release>/` below it. */
  releasesFolder: string;
}

export interface ChangeOrder {
  /** Revision the author decided on; without it the revision at the start of the call. */
  expectedRevision?: number;
  author: string;
  reason: string;
}

export interface ChangeOutcome {
  name: string;
  /** The release that is live now. */
  release: string;
  previous: string | null;
  revision: number;
  /** False when the release was live already and nothing was written. */
  changed: boolean;
}

/**
 * Checks a release folder, copies it into the store and makes it the live release of its remote.
 * The release that was live becomes `previous`.
 * @throws {RegistryError} MFE-005, MFE-101, MFE-102, MFE-103 or MFE-104; nothing has changed then
 */
export async function publishRelease(home: RegistryHome, folder: string, order: ChangeOrder): Promise<ChangeOutcome> {
  const manifest = await readReleaseFolder(folder);
  const { name, release } = manifest;
  const snapshot = await readSnapshot(home.db);
  const entry = snapshot.entries.find((candidate) => candidate.name === name);

  const known = await readRelease(home.db, name, release);
  if (known !== null && !isDeepStrictEqual(known, manifest)) {
    throw new RegistryError('MFE-103', `${name} ${release} is published with other content. Releases never change: raise the version and build again.`);
  }
  checkClaims(manifest, liveManifests(snapshot));
  await storeRelease(folder, manifest, home.releasesFolder);

  if (entry?.stable === release) return { name, release, previous: entry.previous, revision: snapshot.revision, changed: false };
  const next: RegistryEntry = {
    name,
    state: entry?.state ?? 'on',
    stable: release,
    previous: entry?.stable ?? null,
    canary: entry?.canary ?? null,
  };
  const revision = await changeRegistry(home.db, { name, ...withRevision(order, snapshot) }, async (trx) => {
    await writeRelease(trx, manifest);
    await writeEntry(trx, next);
  });
  return { name, release, previous: next.previous, revision, changed: true };
}

/**
 * Makes the previous release of a remote live again; a second call undoes the first.
 * @throws {RegistryError} MFE-105 when there is nothing to go back to, MFE-104
 */
export async function rollbackRelease(db: Db, name: string, order: ChangeOrder): Promise<ChangeOutcome> {
  const snapshot = await readSnapshot(db);
  const entry = snapshot.entries.find((candidate) => candidate.name === name);
  if (entry === undefined) {
    const names = snapshot.entries.map((candidate) => candidate.name).join(', ');
    throw new RegistryError('MFE-105', `There is no remote "${name}". Known are: ${names || 'none'}.`);
  }
  const { stable, previous } = entry;
  if (previous === null) {
    throw new RegistryError('MFE-105', `${name} has only ever had ${stable}. Publish a mended release instead.`);
  }
  const revision = await changeRegistry(db, { name, ...withRevision(order, snapshot) }, (trx) =>
    writeEntry(trx, { ...entry, stable: previous, previous: stable }),
  );
  return { name, release: previous, previous: stable, revision, changed: true };
}

function withRevision(order: ChangeOrder, snapshot: RegistrySnapshot): ChangeOrder & { expectedRevision: number } {
  return { ...order, expectedRevision: order.expectedRevision ?? snapshot.revision };
}

function liveManifests(snapshot: RegistrySnapshot): RemoteManifest[] {
  return snapshot.entries
    .filter((entry) => entry.state === 'on')
    .map((entry) => snapshot.manifests[`${entry.name}/${entry.stable}`])
    .filter((manifest) => manifest !== undefined);
}
