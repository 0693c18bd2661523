import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemotePackage } from '@kvadrat/build';
import { BUDGETS, isOver, toTable, type Measurement } from './budget';
import { measureFonts } from './font-sizes';
import { kitBytes } from './kit-share';
import { exportedSources, measureExport, measureSubpaths } from './library-sizes';
import { measureMap } from './map-sizes';
import { measureRelease, sum, visitFiles, type ReleaseSizes } from './release-sizes';

/** `npm run sizes`: holds what `npm run build` made against the budgets; exit code 1 above one. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The contracts' subpath that only form code imports, with its validation library. */
const FORMS = './forms';
/** The codec of search addresses. */
const SEARCH = './search';

async function main(): Promise<void> {
  const remotes = (await readdir(ROOT)).filter((name) => /^mf-[a-z-]+$/.test(name)).sort();
  const shell = await measureRelease(join(ROOT, 'shell'));
  const measurements: Measurement[] = [];
  for (const name of remotes) {
    const remote = await measureRelease(join(ROOT, name));
    if (remote.manifest.role === 'primary') measurements.push(...firstVisit(shell, remote));
    measurements.push(...platformCost(remote), ...(await ownBudgets(name, remote)));
  }
  measurements.push(...(await ownBudgets('shell', shell)), ...(await packages()), ...(await measureFonts(ROOT)));
  for (const line of toTable(measurements)) console.log(line);
  if (measurements.some(isOver)) process.exitCode = 1;
}

function firstVisit(shell: ReleaseSizes, remote: ReleaseSizes): Measurement[] {
  const files = [...visitFiles(shell), ...visitFiles(remote)];
  const page = `first visit, ${remote.manifest.name}`;
  return [
    {
      what: `${page}: scripts and styles`,
      measured: sum(files.map(({ bytes }) => bytes)),
      budget: BUDGETS.firstVisit,
      unit: 'KB',
    },
    {
      what: `${page}: of which libraries`,
      measured: shell.libraries + remote.libraries,
      budget: BUDGETS.libraries,
      unit: 'KB',
    },
    { what: `${page}: requests`, measured: files.length, budget: BUDGETS.firstVisitRequests, unit: 'requests' },
  ];
}

function platformCost({ manifest, entry, scripts }: ReleaseSizes): Measurement[] {
  return [
    { what: `${manifest.name}: federation entry`, measured: entry.bytes, budget: BUDGETS.remote, unit: 'KB' },
    {
      what: `${manifest.name}: scripts until its page runs`,
      measured: 1 + scripts.length,
      budget: BUDGETS.remoteRequests,
      unit: 'requests',
    },
  ];
}

async function ownBudgets(name: string, sizes: ReleaseSizes): Promise<Measurement[]> {
  const { config } = await readRemotePackage(join(ROOT, name));
  const { entry, firstView } = config.budgets ?? {};
  const measurements: Measurement[] = [
    {
      what: `${name}: taken of the ui-kit, gzip`,
      measured: await kitBytes(sizes.kit),
      budget: BUDGETS.kitTaken,
      unit: 'KB',
    },
  ];
  if (entry !== undefined)
    measurements.push({ what: `${name}: entry, own budget`, measured: sizes.entry.bytes, budget: entry, unit: 'KB' });
  if (firstView !== undefined) {
    measurements.push({
      what: `${name}: first view, own budget`,
      measured: sum(visitFiles(sizes).map(({ bytes }) => bytes)),
      budget: firstView,
      unit: 'KB',
    });
  }
  return measurements;
}

async function packages(): Promise<Measurement[]> {
  const contracts = join(ROOT, 'shared-contracts');
  const { [FORMS]: _, ...subpaths } = await exportedSources(contracts);
  const sizes = Object.entries(await measureSubpaths(contracts, subpaths));
  const kitFolder = join(ROOT, 'ui-kit');
  const mapFolder = join(ROOT, 'map-kit');
  const kit = await measureSubpaths(kitFolder, { '.': './src/index.ts' });
  const map = await measureMap(mapFolder, 'embedded');
  const google = await measureMap(mapFolder, 'google');
  return [
    ...sizes.map(([subpath, bytes]): Measurement => ({
      what: `contracts ${subpath}`,
      measured: bytes,
      budget: subpath === SEARCH ? BUDGETS.searchSubpath : BUDGETS.contractsSubpath,
      unit: 'KB',
    })),
    { what: 'ui-kit, all of it', measured: kit['.'] ?? 0, budget: BUDGETS.kit, unit: 'KB' },
    { what: 'embedded map until it can be used, gzip', measured: map.first, budget: BUDGETS.map, unit: 'KB' },
    { what: 'embedded map: what drawing brings, gzip', measured: map.later, budget: BUDGETS.drawing, unit: 'KB' },
    { what: 'Google map until it can be used, gzip', measured: google.first, budget: BUDGETS.googleMap, unit: 'KB' },
    { what: 'Google map: what drawing brings, gzip', measured: google.later, budget: BUDGETS.drawing, unit: 'KB' },
    {
      what: 'ui-kit, a badge alone',
      measured: await measureExport(kitFolder, 'src/index.ts', 'Badge'),
      budget: BUDGETS.kitSmallPart,
      unit: 'KB',
    },
  ];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
