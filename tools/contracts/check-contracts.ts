import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readsOf, type ApiContract } from '@kvadrat/contracts/compatibility';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { readChanges } from '../changes/change-file';
import { tellsOfContracts } from '../changes/changelog';
import { remoteNames } from '../conformance/remote-names';
import { readSamples } from '../conformance/samples';
import { addedContracts, brokenContracts, brokenForRelease } from './compare-contracts';
import { readContracts } from './contracts';
import { readReleased } from './released';

/**
 * Holds a checkout against what is released, against live releases, and its remotes' samples against its API.
 * @returns a sentence for each problem, and for what is not a problem yet
 */
export async function checkContracts(
  root: string,
  live: readonly RemoteManifest[],
): Promise<{ problems: string[]; notes: string[] }> {
  const now = await readContracts(root);
  const { contracts: released, hash } = await readReleased(root);
  const samples = await Promise.all((await remoteNames(root)).map((remote) => checkSamples(root, remote, now.api)));
  const isTold =
    (await readChanges(root)).some(({ contracts }) => contracts === hash) ||
    tellsOfContracts(await readFile(join(root, 'CHANGELOG.md'), 'utf8').catch(() => ''), hash);
  const added = addedContracts(released, now);
  return {
    problems: [
      ...brokenContracts(released, now),
      ...live.flatMap((manifest) => brokenForRelease(manifest, now)),
      ...samples.flatMap(({ problems }) => problems),
      ...(isTold
        ? []
        : [
            `tools/contracts/released.json (${hash}) has changed and no file in changes and no version in CHANGELOG.md tells it: change it by npm run contracts -- release "<what has changed>"`,
          ]),
    ],
    notes: [
      ...(added.length === 0 ? [] : [`Not released yet: ${added.join(', ')}.`]),
      ...samples.flatMap(({ notes }) => notes),
    ],
  };
}

/** A remote's recorded samples against an API. */
async function checkSamples(
  root: string,
  remote: string,
  api: ApiContract,
): Promise<{ problems: string[]; notes: string[] }> {
  const { problems, undescribed } = readsOf(await readSamples(root, remote), api);
  return {
    problems: problems.map((phrase) => `${remote} reads what the API does not answer: ${phrase}`),
    notes: undescribed.map(
      (address) =>
        `${remote} asks for ${address}, which the API's description does not have: nothing holds its answer together.`,
    ),
  };
}
