import { AppError } from '@kvadrat/contracts/errors';
import { MANIFEST_FILE, type RemoteManifest } from '@kvadrat/contracts/releases';
import type { HttpClient } from '@kvadrat/contracts/remote';
import { addToIntegrityMap } from './integrity-map';
import type { LoadableRelease } from './loadable-release';

/**
 * Makes known the hashes of all files of a release from its manifest, which the portal sends as it was published: files that the
 * release loads later are held against them, as those are that the page itself names.
 * @throws {AppError} `internal` for a manifest of something else; whatever the request fails with
 */
export async function pinManifest(
  http: Pick<HttpClient, 'get'>,
  { base, name, release }: LoadableRelease,
): Promise<void> {
  const manifest = await http.get<Partial<RemoteManifest>>(`${base}${MANIFEST_FILE}`);
  const { files } = manifest;
  if (manifest.name !== name || manifest.release !== release || files === undefined)
    throw new AppError('internal', `${base} has no manifest of its own`);
  addToIntegrityMap(
    Object.fromEntries(Object.entries(files).map(([file, { integrity }]) => [`${base}${file}`, integrity])),
  );
}
