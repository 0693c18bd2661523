import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '@kvadrat/tools/harness';
import { WORKSPACE } from './trivial-remotes';

/** How a page gets at the remotes of one way of building them. */
export interface Variant {
  name: string;
  /** Folders by the first part of the addresses they are served under. */
  folders: Record<string, string>;
  /** What the document says before its own script, for the first so many remotes. */
  head: (count: number) => string;
}

const pages = join(import.meta.dirname, 'pages');
const run = promisify(execFile);
/** Builds take a core each. */
const AT_A_TIME = 2;

/** The house's own way: releases of the build preset, a host that gives runtime and libraries. Also with preloads, as the server writes them. */
export async function buildOurs(names: readonly string[]): Promise<Variant[]> {
  const hostFolder = join(WORKSPACE, 'host-ours');
  await mkdir(hostFolder, { recursive: true });
  const folders: Record<string, string> = { host: hostFolder };
  // In processes of their own, as every build of the house.
  const program = (file: string, ...parameters: string[]): Promise<{ stdout: string }> =>
    run(process.execPath, ['--import', 'tsx', join(projectRoot, file), ...parameters], { cwd: projectRoot });
  const builds = [
    async () => {
      await program('tools/conformance/build-host.ts', hostFolder, join(pages, 'ours'));
    },
    ...names.map((name) => async () => {
      const { stdout } = await program('tools/build/src/cli/build-one.ts', join(WORKSPACE, name));
      folders[name] = stdout.trim().split('\t')[1] ?? '';
    }),
  ];
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let build = builds.shift(); build !== undefined; build = builds.shift()) await build();
    }),
  );
  const script = '<script defer src="/host/main.js"></script>';
  const preloads = (count: number): string =>
    names
      .slice(0, count)
      .flatMap((name) =>
        ['entry.js', 'app.js'].map((file) => `<link rel="preload" as="script" href="/${name}/${file}">`),
      )
      .join('');
  return [
    { name: 'ours', folders, head: () => script },
    { name: 'ours, preloaded', folders, head: (count) => preloads(count) + script },
  ];
}
