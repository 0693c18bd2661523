import { readdirSync, readFileSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from './prepare.mjs';
import { exitOf, passSignals, runNode, startNode } from './run-child.mjs';

/** Editors write a file in several steps, and a checkout writes many. */
const QUIET_MS = 150;

/** Their code is compiled into every package. */
const SHARED = ['shared-contracts', 'ui-kit', 'map-kit', 'remote-kit', join('tools', 'build')];

/** What runs as the portal, which starts again with them. */
const PROGRAMS = ['server', 'demo-world'];

/** Written by builds or not part of any. */
const IGNORED = new Set(['node_modules', 'dist', 'data', '.tsc', '.swc', '.git', 'coverage', 'test-results']);

/**
 * `npm run dev`: rebuilds a package when one of its files is saved. A new release of the shell or of a remote is published
 * into the running portal; the server starts again only when its own code changed.
 *
 * @param {string} root
 * @returns {Promise<number>} exit code of the portal
 */
export async function develop(root) {
  const deployables = ['shell', ...readdirSync(root).filter((name) => /^mf-[a-z-]+$/.test(name))];
  let portal = startPortal(root);
  passSignals(() => portal);

  /** @type {Set<string>} */
  const waiting = new Set();
  let working = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let restarting = false;

  const work = async () => {
    for (const name of [...waiting]) {
      waiting.delete(name);
      const before = latestRelease(root, name);
      if ((await build([name])) !== 0) continue;
      if (!PROGRAMS.includes(name)) {
        if (latestRelease(root, name) !== before) await publish(root, name);
        continue;
      }
      restarting = true;
      portal.kill('SIGTERM');
      await exitOf(portal);
      portal = startPortal(root);
      restarting = false;
    }
  };

  const watcher = watch(root, { recursive: true }, (_event, file) => {
    const changed = packagesOf(file ?? '', deployables);
    if (changed.length === 0) return;
    for (const name of changed) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(work).catch((error) => console.error(error));
    }, QUIET_MS);
  });

  for (;;) {
    const ended = portal;
    const code = await exitOf(ended);
    if (restarting || ended !== portal) {
      await working;
      continue;
    }
    watcher.close();
    return code;
  }
}

/**
 * The packages that have to be built again when this file changed.
 *
 * @param {string} file path from the project's folder
 * @param {readonly string[]} deployables shell and remotes
 * @returns {string[]}
 */
export function packagesOf(file, deployables) {
  const parts = file.split(sep);
  if (parts.some((part) => IGNORED.has(part)) || /\.test\.tsx?$/.test(file)) return [];
  if (SHARED.some((folder) => file.startsWith(folder + sep))) return [...deployables, 'server'];
  const [folder = ''] = parts;
  return parts.length > 1 && [...deployables, ...PROGRAMS].includes(folder) ? [folder] : [];
}

/**
 * On a developer's machine the portal is open to everybody who reaches it: that is this machine alone, unless HOST says more.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function developmentEnvironment(environment) {
  return { ...environment, HOST: environment.HOST?.trim() || '127.0.0.1' };
}

/** @param {string} root */
function startPortal(root) {
  return startNode(['--enable-source-maps', 'server/dist/main.cjs'], {
    cwd: root,
    env: developmentEnvironment(process.env),
  });
}

/**
 * @param {string} root
 * @param {string} name
 */
async function publish(root, name) {
  const release = latestRelease(root, name);
  await runNode(['server/dist/cli-remotes.cjs', 'publish', join(name, 'dist', release), '--local'], { cwd: root });
}

/**
 * @param {string} root
 * @param {string} name
 * @returns {string} empty when the package was never built
 */
function latestRelease(root, name) {
  try {
    return JSON.parse(readFileSync(join(root, name, 'dist', 'latest.json'), 'utf8')).release;
  } catch {
    return '';
  }
}
