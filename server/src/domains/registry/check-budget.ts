import { FIRST_VISIT_BUDGET, MODULES, type RemoteManifest } from '@kvadrat/contracts/releases';
import type { ReleasePackage } from '@kvadrat/publish';
import { RegistryError } from './registry-error';
import { packedBytes } from './release-package';

/** Brotli bytes of a first view: entry, the page's scripts and styles, and the largest catalogue. */
export function firstViewBytes({ manifest, files }: ReleasePackage): number {
  const weigh = (name: string): number => {
    const file = files.get(name);
    return file === undefined ? 0 : packedBytes(file);
  };
  const { scripts = [], styles = [] } = manifest.modules[MODULES.page] ?? {};
  const always = [...new Set([manifest.entry, ...scripts, ...styles])]
    .map(weigh)
    .reduce((sum, bytes) => sum + bytes, 0);
  return always + Math.max(0, ...Object.values(manifest.catalogues).map(weigh));
}

/** Holds a release against what its own manifest allows. @throws {RegistryError} MFE-111 */
export function checkOwnBudgets(release: ReleasePackage, firstView: number): void {
  const { manifest, files } = release;
  const { budgets } = manifest;
  const entry = files.get(manifest.entry);
  if (entry !== undefined) refuseAbove(manifest, 'entry', packedBytes(entry), budgets?.entry);
  refuseAbove(manifest, 'first view', firstView, budgets?.firstView);
}

/** Weight of a release that is live, null when it was not measured. */
export interface WeighedRelease {
  manifest: RemoteManifest;
  weight: number | null;
}

/** Holds shell and page owner together against the portal's budget. @throws {RegistryError} MFE-111 */
export function checkFirstVisit(candidate: WeighedRelease, live: readonly WeighedRelease[]): void {
  const [mine, others] =
    candidate.manifest.role === 'shell' ? (['shell', 'primary'] as const) : (['primary', 'shell'] as const);
  if (candidate.manifest.role !== mine || candidate.weight === null) return;
  for (const { manifest, weight } of live) {
    if (manifest.role !== others || weight === null) continue;
    refuseAbove(candidate.manifest, `first visit with ${manifest.name}`, candidate.weight + weight, FIRST_VISIT_BUDGET);
  }
}

function refuseAbove({ name, release }: RemoteManifest, what: string, bytes: number, budget = Infinity): void {
  if (bytes <= budget) return;
  throw new RegistryError(
    'MFE-111',
    `The ${what} of ${name} ${release} weighs ${bytes} bytes compressed, ${bytes - budget} above its budget of ${budget}. Load later what a first view does not need.`,
  );
}
