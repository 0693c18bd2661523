import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readApiContract, type ApiContract } from '@kvadrat/contracts/compatibility';
import { TOPICS, type EventShape } from '@kvadrat/contracts/events';

/** An event with what bus and senders make of it. */
export interface EventContract extends EventShape {
  kind: string;
}

/** What deployables of one version of `@kvadrat/contracts` agree on. */
export interface Contracts {
  version: string;
  events: Readonly<Record<string, EventContract>>;
  api: ApiContract;
}

/** The contracts of a checkout: its events, and the API as `shared-contracts/openapi.json` has it. */
export async function readContracts(root: string): Promise<Contracts> {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, 'shared-contracts', file), 'utf8')) as unknown;
  const contents = await read('package.json');
  const version =
    typeof contents === 'object' && contents !== null && 'version' in contents ? String(contents.version) : '';
  const events = Object.entries(TOPICS).map(
    ([name, { kind, version: form, data }]) => [name, { kind, version: form, data }] as const,
  );
  return { version, events: Object.fromEntries(events), api: readApiContract(await read('openapi.json')) };
}
