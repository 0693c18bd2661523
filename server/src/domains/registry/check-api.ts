import { type ApiContract, brokenReads, readApiContract } from '@kvadrat/contracts/compatibility';
import openapi from '@kvadrat/contracts/openapi.json';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { RegistryError } from './registry-error';

/** What this server answers; `npm run openapi -- --check` holds the description against the routes themselves. */
let known: ApiContract | undefined;

/** Reads it when a release comes that reads something: it takes as long as the start of a small domain. */
function ourApi(): ApiContract {
  known ??= readApiContract(openapi);
  return known;
}

/**
 * Refuses a release that reads what this server does not answer, or answers otherwise than the release was built for.
 * @throws {RegistryError} MFE-110
 */
export function checkApi({ name, release, api = {} }: RemoteManifest): void {
  const [first, ...more] = Object.keys(api).length === 0 ? [] : brokenReads(api, ourApi());
  if (first === undefined) return;
  const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
  throw new RegistryError(
    'MFE-110',
    `${name} ${release} reads what this portal does not answer: ${first}${others}. Build it with the portal's contracts and new samples, or deploy the server that answers it first.`,
  );
}
