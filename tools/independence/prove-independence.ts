import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { httpClient, readReleasePackage } from '@kvadrat/publish';
import { findSubject } from '../chaos';
import { readBuiltRelease } from '../conformance/release';
import { projectRoot, startVisit } from '../harness';
import { giveTo, runAs, type OtherUser } from './other-user';
import { makeTeamFolder } from './team-folder';

/** Another patch release than the shell gives; both satisfy what a remote asks for. */
export const OTHER_REACT = '19.3.0';
const ALIVE_MS = 15_000;

export interface IndependenceOptions {
  browser: Browser;
  origin: string;
  remote: string;
  /** All the team has of the portal, besides its address. */
  token: string;
  user: OtherUser;
  print: (line: string) => void;
}

/**
 * A team without the workspace: installs the packed packages, builds, publishes with its token, and its page runs. Then
 * the remote is rolled back.
 * @returns one sentence for each thing that does not hold
 */
export async function proveIndependence({
  browser,
  origin,
  remote,
  token,
  user,
  print,
}: IndependenceOptions): Promise<string[]> {
  const parent = await mkdtemp(join(tmpdir(), 'kvadrat-team-'));
  const shell = join(projectRoot, 'shell/dist');
  const client = httpClient(origin, token);
  try {
    await chmod(parent, 0o755);
    const team = await makeTeamFolder(parent, remote, OTHER_REACT);
    const home = join(parent, 'home');
    await mkdir(home);
    giveTo(user, parent);
    const before = { files: await hashesOf(shell), entries: (await client.list()).entries };

    const run = (...words: string[]): Promise<string> =>
      runAs(user, home, team.remote, { KVADRAT_TOKEN: token, KVADRAT_PORTAL: origin }, 'npx', '--no-install', ...words);
    await runAs(user, home, team.remote, {}, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts');
    print('installed from tarballs');
    await run('tsc', '-p', '.');
    print('types pass');
    const folder = (await run('kvadrat-build')).trim();
    print(`built ${folder}`);
    print((await run('kvadrat-remotes', 'publish', folder, '--reason', 'by a team of its own')).trim());
    const release = folder.replace(/^.*\//, '');
    const wrong = [
      ...(await leadsBack(team.remote)),
      ...(await describesItself(join(team.remote, folder), team)),
      ...(await runs(browser, origin, remote, release)),
    ];
    print((await run('kvadrat-remotes', 'rollback', remote)).trim());

    const after = { files: await hashesOf(shell), entries: (await client.list()).entries };
    if (after.files.join() !== before.files.join()) wrong.push('files of the shell have changed');
    for (const entry of after.entries.filter(({ name }) => name !== remote)) {
      if (!before.entries.some(({ name, stable }) => name === entry.name && stable === entry.stable))
        wrong.push(`${entry.name} has changed as well`);
    }
    return wrong;
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/** Nothing the team has installed may be the workspace itself. */
async function leadsBack(folder: string): Promise<string[]> {
  const installed = (await readdir(join(folder, 'node_modules/@kvadrat'))).map((name) =>
    join(folder, 'node_modules/@kvadrat', name),
  );
  const places = await Promise.all(installed.map((path) => realpath(path)));
  return places.filter((path) => path.startsWith(projectRoot)).map((path) => `${path} is the workspace`);
}

async function describesItself(
  folder: string,
  { version, contracts }: { version: string; contracts: string },
): Promise<string[]> {
  const { manifest } = await readReleasePackage(folder);
  const told = `${manifest.version}, contracts ${manifest.contracts}, react ${String(manifest.shared['react'])}`;
  const wanted = `${version}, contracts ${contracts}, react ^${OTHER_REACT}`;
  return told === wanted ? [] : [`the release says it is ${told}, not ${wanted}`];
}

/** Its page comes from the server and comes alive, with one React and without a complaint. */
async function runs(browser: Browser, origin: string, remote: string, release: string): Promise<string[]> {
  const { page: path } = await findSubject(origin, await readBuiltRelease(projectRoot, remote), [], '');
  const visit = await startVisit(browser, origin);
  try {
    const response = await visit.page.goto(path);
    const releases = response?.headers()['kvadrat-releases'] ?? '';
    const alive = visit.page.waitForFunction(
      (id) =>
        [...document.querySelectorAll(`#${id} *`)].some((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps$')),
        ),
      `kvadrat-${remote}`,
      { timeout: ALIVE_MS },
    );
    const wrong: string[] = [];
    await alive.catch(() => wrong.push(`${path} did not come alive`));
    if (!releases.split(' ').includes(`${remote}@${release}`))
      wrong.push(`${path} is made of ${releases}, not of ${release}`);
    const copies = await visit.reactCopies();
    if (copies !== 1) wrong.push(`${String(copies)} copies of React run`);
    return [...wrong, ...visit.complaints.map((line) => `the browser complained: ${line}`)];
  } finally {
    await visit.close();
  }
}

async function hashesOf(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return Promise.all(
    files.sort().map(
      async (file) =>
        `${file} ${createHash('sha384')
          .update(await readFile(file))
          .digest('hex')}`,
    ),
  );
}
