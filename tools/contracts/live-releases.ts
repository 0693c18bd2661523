import { checkManifest, MANIFEST_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';
import { httpClient } from '@kvadrat/publish';

/**
 * The manifests of all releases that visitors of a portal may meet: stable, previous and canary of each remote that is on.
 * @param token of any team of that portal
 */
export async function liveReleases(portal: string, token: string): Promise<RemoteManifest[]> {
  const { entries } = await httpClient(portal, token).list();
  const on = entries.filter(({ state }) => state === 'on');
  const keys = on.flatMap(({ name, stable, previous, canary }) =>
    [...new Set([stable, previous, canary?.release ?? null])].flatMap((release) =>
      release === null ? [] : [{ name, release }],
    ),
  );
  return Promise.all(
    keys.map(({ name, release }) => readManifest(new URL(`/r/${name}/${release}/${MANIFEST_FILE}`, portal))),
  );
}

async function readManifest(address: URL): Promise<RemoteManifest> {
  const response = await fetch(address);
  const manifest: unknown = response.ok ? await response.json() : null;
  const wrong = checkManifest(manifest);
  if (!isManifest(manifest, wrong))
    throw new Error(`${address.href} answered ${response.status} and no manifest: ${wrong.join('; ')}`);
  return manifest;
}

function isManifest(value: unknown, wrong: readonly string[]): value is RemoteManifest {
  return wrong.length === 0 && typeof value === 'object';
}
