/**
 * `npm run bench:prerender -- [--runs 200]`: processor time of a list page in React's two ways to make HTML, in one process and by
 * turns: `renderToString`, with which pages are made, and `prerender` of `react-dom/static`, which waits for what `lazy` and Suspense
 * still load. Beside both what a page costs as it is made, with cards that other pages have had made already (decision 0136).
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { compileFunction } from 'node:vm';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { readingClient, type ServerBundle } from '@kvadrat/contracts/remote';
import type { ReactNode } from 'react';
import { locate, readBuiltRelease, readSamples } from '@kvadrat/tools/conformance';
import { projectRoot } from '@kvadrat/tools/harness';
import { openBench } from '../support/open-bench';
import { quantile } from '../support/statistics';

// React is read as portals run it.
process.env['NODE_ENV'] = 'production';
const { renderToString } = await import('react-dom/server');
const { prerenderToNodeStream } = await import('react-dom/static');

const REMOTE = 'mf-search';
const WARM_UP = 0.25;

const { options, keep, hold } = openBench('prerender');
const { runs } = options;

const { folder, manifest } = await readBuiltRelease(projectRoot, REMOTE);
const pages: { node: ReactNode; prefix: string | undefined }[] = [];
const bundle = await openBundle(join(folder, 'server.cjs'));
const { visits, answers } = await readSamples(projectRoot, REMOTE);
const [visit = '/'] = visits;
const request = { route: locate(manifest.routes, visit) };
const http = readingClient(async (address) => JSON.parse(JSON.stringify(answers[address] ?? null)) as never);

const asItIs = async (): Promise<string> => (await bundle.render(request, { flags: DEFAULT_FLAGS, http })).html;
const whole = await asItIs();
const [page] = pages;
if (page === undefined) throw new Error('the page was not rendered');
const settings = page.prefix === undefined ? {} : { identifierPrefix: page.prefix };
const ways: Record<string, () => string | Promise<string>> = {
  'renderToString, nothing remembered': () => renderToString(page.node, settings),
  // Boundaries above a size would be put aside, and into their places by inline scripts.
  'prerender, nothing remembered': async () =>
    text((await prerenderToNodeStream(page.node, { ...settings, progressiveChunkSize: Infinity })).prelude),
  'as pages are made, cards remembered': asItIs,
};

const times: Record<string, number[]> = {};
const characters: Record<string, number> = {};
for (let run = -Math.ceil(runs * WARM_UP); run < runs; run += 1) {
  for (const [name, render] of Object.entries(ways)) {
    const before = process.cpuUsage();
    const html = await render();
    const { user, system } = process.cpuUsage(before);
    if (run < 0) continue;
    (times[name] ??= []).push((user + system) / 1000);
    characters[name] = html.length;
  }
}
const rows = Object.fromEntries(
  Object.entries(times).map(([name, measured]) => [
    name,
    { 'ms, median': quantile(measured, 0.5), 'ms, p95': quantile(measured, 0.95), characters: characters[name] ?? 0 },
  ]),
);
console.log(`${visit}, ${String(runs)} pages each way, ${String(whole.length)} characters of HTML`);
console.table(rows);
await keep({ visit, runs, rows });
hold(
  Object.values(characters).every((length) => length > 10_000),
  'always',
);

/** The release's server bundle, which notes what it renders. */
async function openBundle(file: string): Promise<ServerBundle> {
  const real = createRequire(import.meta.url);
  const noting = (node: ReactNode, { identifierPrefix }: { identifierPrefix?: string } = {}): string => {
    pages.push({ node, prefix: identifierPrefix });
    return renderToString(node, identifierPrefix === undefined ? {} : { identifierPrefix });
  };
  const module: { exports: unknown } = { exports: {} };
  const require = (name: string): unknown =>
    name === 'react-dom/server' ? { renderToString: noting } : (real(name) as unknown);
  Reflect.apply(compileFunction(await readFile(file, 'utf8'), ['module', 'exports', 'require']), undefined, [
    module,
    module.exports,
    require,
  ]);
  if (!isBundle(module.exports)) throw new Error(`${file} is no server bundle`);
  return module.exports;
}

function isBundle(value: unknown): value is ServerBundle {
  return typeof value === 'object' && value !== null && 'render' in value;
}
