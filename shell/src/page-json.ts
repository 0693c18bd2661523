import { readFlags, type Flags } from '@kvadrat/contracts/flags';
import type { RouteTable } from '@kvadrat/contracts/releases';
import { checkReleases, type RefusedRelease } from './loader/check-releases';
import {
  DATA_SCRIPT_ID,
  FLAGS_SCRIPT_ID,
  REGISTRY_SCRIPT_ID,
  type RemoteContext,
  type RouteLocation,
} from '@kvadrat/contracts/remote';

/** What the server has left in the page; it and this script come from the same release. */
export interface PageJson {
  /** Only releases that can be loaded. */
  table: RouteTable;
  /** Releases of the table that were left out of it. */
  refused: readonly RefusedRelease[];
  /** Loader data the server rendered the page from, null when it could not render. */
  data: PageData | null;
  /** As the server resolved them for this visitor. */
  flags: Flags;
}

/** What a remote has left beside its page. */
type PageData = NonNullable<RemoteContext['hydration']> & {
  /** Whose page it is. */
  remote?: string;
  /** Of the page; servers before this contract say none. */
  route?: RouteLocation;
};

export function readPageJson(): PageJson {
  const table = parse(REGISTRY_SCRIPT_ID);
  const page = parse(DATA_SCRIPT_ID);
  if (!isRouteTable(table)) throw new Error('the page has no route table');
  // Written by the same server as this script's release: what else stands there is the remote's.
  const data = typeof page === 'object' && page !== null && 'data' in page ? page : null;
  const { sound, refused } = checkReleases(table.remotes);
  return { table: { ...table, remotes: sound }, refused, data, flags: readFlags(parse(FLAGS_SCRIPT_ID)) };
}

function parse(id: string): unknown {
  const text = document.getElementById(id)?.textContent ?? '';
  return text === '' ? null : JSON.parse(text);
}

function isRouteTable(value: unknown): value is RouteTable {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remotes' in value &&
    Array.isArray(value.remotes) &&
    'locale' in value
  );
}
