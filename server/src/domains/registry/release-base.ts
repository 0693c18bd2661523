import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { RELEASES_PREFIX } from '../../platform/http';

/** Public folder of a release, with a final slash. */
export function releaseBase({ name, release }: Pick<RemoteManifest, 'name' | 'release'>): string {
  return `${RELEASES_PREFIX}${name}/${release}/`;
}
