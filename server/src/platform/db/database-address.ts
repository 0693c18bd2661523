/** A server by address (`postgres://…`), or the embedded one by its unix socket. */
export type DatabaseAddress =
  { url: string } | { socketPath: string; user: string; password: string; database: string };

/** The same server, another database on it. */
export function withDatabase(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { url: url.href };
}

/** For messages: never shows a password. */
export function describeAddress(address: DatabaseAddress): string {
  if (!('url' in address)) return `the embedded database ${address.database}`;
  const url = new URL(address.url);
  return `${url.hostname}${url.port === '' ? '' : `:${url.port}`}${url.pathname}`;
}
