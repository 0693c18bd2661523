import { EMBED_SCRIPT_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';
import { releaseBase } from './release-base';

const SCRIPT_OR_STYLE = /\.(?:m?js|css)$/;

/** Hashes of what the shell loads later; sheets of its own pages stand in those, and its catalogue in the page already. */
export function laterFiles(manifest: RemoteManifest): Record<string, string> {
  const first = new Set([
    manifest.entry,
    ...Object.values(manifest.catalogues),
    ...Object.values(manifest.pageStyles ?? {}).flat(),
    ...Object.values(manifest.modules).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ]);
  const base = releaseBase(manifest);
  return Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([name]) => SCRIPT_OR_STYLE.test(name) && !first.has(name) && name !== EMBED_SCRIPT_FILE)
      .map(([name, { integrity }]) => [base + name, integrity]),
  );
}
