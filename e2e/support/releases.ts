import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectRoot } from '@kvadrat/tools/harness';
import { portalOrigin } from './portal-origin';

/** Folder of a remote's last build. */
export async function builtRelease(remote: string): Promise<string> {
  const dist = join(projectRoot, remote, 'dist');
  const latest: { release: string } = JSON.parse(await readFile(join(dist, 'latest.json'), 'utf8'));
  return join(dist, latest.release);
}

/** Makes a remote's build live again, whatever a test has published. */
export async function publishBuilt(remote: string): Promise<void> {
  await publish(await builtRelease(remote));
}

/** Publishes a release folder and waits until the portal has heard of it. */
export async function publish(folder: string): Promise<void> {
  const { name, release }: { name: string; release: string } = JSON.parse(
    await readFile(join(folder, 'remote.json'), 'utf8'),
  );
  await remotesCommand('publish', folder);
  const deadline = Date.now() + 10_000;
  while (!(await (await fetch(`${portalOrigin()}/healthz`)).text()).includes(`"${name}@${release}"`)) {
    if (Date.now() > deadline) throw new Error(`the portal has not heard of ${name} ${release}`);
    await pause(50);
  }
}

/** `npm run remotes -- …` against the portal of this run. */
export async function remotesCommand(...parameters: string[]): Promise<string> {
  return portalCommand('remotes', ...parameters);
}

/** Runs a command of the built server with the data of the running portal; answers what it printed. */
export async function portalCommand(name: string, ...parameters: string[]): Promise<string> {
  const program = join(projectRoot, `server/dist/cli-${name}.cjs`);
  const env = { ...process.env, DATA_DIR: process.env['PORTAL_DATA'] ?? '', NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...parameters], { cwd: projectRoot, env });
  return stdout;
}
