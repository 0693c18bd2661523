/**
 * `npm run dev -w mf-x [-- --port 8090 --api http://localhost:8080]`: one remote alone, in a host that writes down what it is
 * asked. With `--portal <origin>` and the team's token in KVADRAT_TOKEN also inside that portal, by signed override.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { httpClient } from '@kvadrat/publish';
import { readBuiltRelease } from '../conformance/release';
import { inEveryLanguage, readSamples } from '../conformance/samples';
import { projectRoot } from '../harness';
import { keepBuilding } from './keep-building';
import { openPortalPreview } from './portal-preview';
import { PORTAL_PREFIX, serveAlone, type AloneServer } from './serve-alone';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '8090' }, api: { type: 'string' }, portal: { type: 'string' } },
});
const [remote] = positionals;
if (remote === undefined)
  throw new Error(
    'tools/alone/run.ts <remote> [--port 8090] [--api http://localhost:8080] [--portal https://www.example.hr]',
  );

const samples = await readSamples(projectRoot, remote);
const hostFolder = await mkdtemp(join(tmpdir(), 'kvadrat-alone-'));
// In a process of its own, as every build.
await promisify(execFile)(
  process.execPath,
  [
    '--import',
    'tsx',
    join(projectRoot, 'tools/conformance/build-host.ts'),
    hostFolder,
    join(import.meta.dirname, 'page'),
  ],
  { cwd: projectRoot },
);

const { portal } = values;
const preview =
  portal === undefined
    ? null
    : openPortalPreview(remote, portal, httpClient(portal, process.env['KVADRAT_TOKEN'] ?? ''), console.log);

let server: AloneServer | null = null;
let release: Awaited<ReturnType<typeof readBuiltRelease>> | undefined;
// A portal judges a build as one that is published.
await keepBuilding(remote, preview !== null, async () => {
  release = await readBuiltRelease(projectRoot, remote);
  await preview?.show(release.folder);
  server?.reload();
});
server = await serveAlone({
  port: Number(values.port),
  hostFolder,
  release() {
    if (release === undefined) throw new Error(`${remote} is being built`);
    return release;
  },
  answers: inEveryLanguage(samples.answers),
  api: values.api ?? portal,
  portalLink: (path) => preview?.link(path) ?? null,
});
console.log(`${remote} runs alone:`);
for (const visit of samples.visits) console.log(`  http://localhost:${String(server.port)}${visit}`);

if (portal !== undefined) console.log(`In ${portal}:\n  http://localhost:${String(server.port)}${PORTAL_PREFIX}/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    void Promise.allSettled([preview?.close(), rm(hostFolder, { recursive: true, force: true })]).then(() =>
      process.exit(),
    );
  });
}
