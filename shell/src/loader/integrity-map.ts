import { INTEGRITY_MAP, isIntegrity } from '@kvadrat/contracts/releases';

/** For the chunk loaders of shell and remotes, which take a file that is not named here for changed; see the build preset. */
export function addToIntegrityMap(...hashes: readonly (Readonly<Record<string, unknown>> | undefined)[]): void {
  const known: unknown = Reflect.get(window, INTEGRITY_MAP);
  const entries = hashes.flatMap((one) => Object.entries(one ?? {}).filter(([, hash]) => isIntegrity(hash)));
  Reflect.set(window, INTEGRITY_MAP, Object.assign({}, known, Object.fromEntries(entries)));
}
