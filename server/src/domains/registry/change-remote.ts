import type { ChangeOutcome, RegistryEntry, RegistrySnapshot, RemoteAction } from '@kvadrat/contracts/releases';
import type { Db } from '../../platform/db';
import { checkClaims, claimingManifests } from './check-claims';
import { checkGrant, liveManifest, refuseOperators } from './check-grant';
import { checkAgainstLive } from './check-release';
import { waitForFollowers } from './follower.store';
import type { Origin } from './publish-release';
import { RegistryError } from './registry-error';
import { changeRegistry, readSnapshot, writeEntry } from './registry.store';
import { readRelease, readWeights } from './release-files.store';
import { notKept } from './release-override';

export interface ChangeOrder {
  /** Revision the author decided on; without it the revision at the start of the call. */
  expectedRevision?: number;
  author: string;
  reason: string;
}

/**
 * Makes one change about a remote, as the next revision. It counts from the next request on, in every process of every server:
 * those that do not answer for it within two seconds are named in the outcome.
 * @throws {RegistryError} MFE-104 when somebody else was faster, MFE-105 without a release to go back to, MFE-113 for one
 *   that is not kept, MFE-114 for an order that makes no sense, and the refusals of a release that would not fit now
 */
export async function changeRemote(
  db: Db,
  name: string,
  action: RemoteAction,
  order: ChangeOrder,
  origin: Origin = { kind: 'operator' },
): Promise<ChangeOutcome> {
  const snapshot = await readSnapshot(db);
  const expectedRevision = order.expectedRevision ?? snapshot.revision;
  const entry = snapshot.entries.find((candidate) => candidate.name === name);
  const next = nextEntry(snapshot, name, entry, action);
  if (origin.kind === 'team') refuseOperators(liveManifest(snapshot, name));
  await checkComing(db, snapshot, next, entry, action, origin);
  const outcome = { name, state: next.state, release: next.stable, previous: next.previous, canary: next.canary };
  if (next === entry) return { ...outcome, revision: snapshot.revision, changed: false };
  const revision = await changeRegistry(db, { name, ...order, expectedRevision }, (trx) => writeEntry(trx, next));
  const behind = await waitForFollowers(db, revision);
  return { ...outcome, revision, changed: true, ...(behind === 0 ? {} : { behind }) };
}

/** The entry after the change; the same object when there is none to make. */
function nextEntry(
  snapshot: RegistrySnapshot,
  name: string,
  entry: RegistryEntry | undefined,
  action: RemoteAction,
): RegistryEntry {
  if (entry === undefined) {
    if (action.action === 'pin') return { name, state: 'on', stable: action.release, previous: null, canary: null };
    const names = snapshot.entries.map((candidate) => candidate.name).join(', ');
    throw new RegistryError('MFE-105', `There is no remote "${name}". Known are: ${names || 'none'}.`);
  }
  switch (action.action) {
    case 'pin':
      return withStable(entry, action.release);
    case 'promote':
      if (entry.canary === null)
        throw new RegistryError(
          'MFE-114',
          `${name} has no canary to promote. Name a release: npm run remotes -- pin ${name} <release>.`,
        );
      return withStable(entry, entry.canary.release);
    case 'rollback':
      if (entry.previous === null)
        throw new RegistryError(
          'MFE-105',
          `${name} has only ever had ${entry.stable}. Publish a mended release instead.`,
        );
      return { ...entry, stable: entry.previous, previous: entry.stable, canary: null };
    case 'canary':
      return withCanary(snapshot, entry, action);
    case 'stop-canary':
      return entry.canary === null ? entry : { ...entry, canary: null };
    case 'on':
    case 'off':
      return entry.state === action.action ? entry : { ...entry, state: action.action };
  }
}

/** A canary that everybody gets is none any more. */
function withStable(entry: RegistryEntry, release: string): RegistryEntry {
  const canary = entry.canary?.release === release ? null : entry.canary;
  if (entry.stable === release) return canary === entry.canary ? entry : { ...entry, canary };
  return { ...entry, stable: release, previous: entry.stable, canary };
}

function withCanary(
  snapshot: RegistrySnapshot,
  entry: RegistryEntry,
  { release, percent, until }: Extract<RemoteAction, { action: 'canary' }>,
): RegistryEntry {
  const refuse = (what: string): never => {
    throw new RegistryError('MFE-114', `${entry.name} ${release} cannot be a canary: ${what}.`);
  };
  const end = Date.parse(until);
  if (!(percent >= 0 && percent <= 100)) refuse(`${percent} is not a share from 0 to 100. Name one`);
  if (!(end > Date.now())) refuse(`its end ${until} is not in the future. Name a later time`);
  if (release === entry.stable) refuse('everybody has it already. Upload a newer release');
  if (entry.state === 'off') refuse('the remote is off. Turn it on first');
  if (snapshot.manifests[`${entry.name}/${entry.stable}`]?.role === 'shell')
    refuse('a page has one shell, and its caches too. Publish it to everybody');
  return { ...entry, canary: { release, percent, until: new Date(end).toISOString() } };
}

/**
 * A release that comes into pages has to fit. Going back must always be possible, but to nobody else's addresses; turning off
 * is always possible.
 */
async function checkComing(
  db: Db,
  snapshot: RegistrySnapshot,
  next: RegistryEntry,
  entry: RegistryEntry | undefined,
  { action }: RemoteAction,
  origin: Origin,
): Promise<void> {
  if (next === entry || action === 'off' || action === 'stop-canary') return;
  const key = { name: next.name, release: action === 'canary' ? (next.canary?.release ?? next.stable) : next.stable };
  const found = await readRelease(db, key);
  if (found === null || (found.state !== 'kept' && action !== 'rollback')) throw notKept(key);
  if (origin.kind === 'team') checkGrant(found.manifest, origin.grant, snapshot);
  if (origin.kind === 'local' || action === 'rollback') {
    checkClaims(found.manifest, claimingManifests(snapshot, Date.now()));
    return;
  }
  const weight = (await readWeights(db, [key])).get(`${key.name}/${key.release}`) ?? null;
  await checkAgainstLive(db, found.manifest, weight, snapshot);
}
